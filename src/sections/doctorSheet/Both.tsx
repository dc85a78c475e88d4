import styled from 'styled-components';
import { type Language, type Localized, languages } from '../../facts/locales';

const Words = styled.span`
  & > [lang] + [lang]::before {
    content: ' / ';
  }
`;

/** Words in both languages, in one line. */
export function Both({ words, first = languages[0] }: { words: Localized; first?: Language }) {
  const order = [...languages].sort((a, b) => Number(b === first) - Number(a === first));
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
