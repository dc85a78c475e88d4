import styled from 'styled-components';
import type { Language, Localized } from '../../facts/locales';
import { useSheetLanguages } from './useSheetLanguages';

const Words = styled.span`
  & > [lang] + [lang]::before { content: ' / '; }
`;

/** Words in both languages, in one line. */
export function Both({ words, first }: { words: Localized; first?: Language }) {
  const order = [...useSheetLanguages()].sort((a, b) => Number(b === first) - Number(a === first));
  return (
    <Words data-both="">
      {order.map((language) => (
        <span key={language} lang={language}>
          {words[language]}
        </span>
      ))}
    </Words>
  );
}
