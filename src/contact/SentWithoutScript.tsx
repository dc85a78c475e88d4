import styled from 'styled-components';
import { space } from '../theme';
import type { HeadingLevel } from './InquiryForm';
import { sentId } from './sentId';
import { ThankYou } from './ThankYou';
import { useFormWords } from './words';

/* Shown, in place of the form, by the address to which a form sent without scripts comes back. */
const Thanks = styled.div`
  &:not(:target) {
    display: none;
  }

  &:target ~ * {
    display: none;
  }
`;

const Again = styled.p`
  margin-top: ${space[6]};
`;

interface SentWithoutScriptProps {
  formId: string;
  headingLevel: HeadingLevel;
}

/**
 * Thanks without name and address, which a page made ahead cannot know. Stands before the form, because its rule hides
 * what follows it; sentId is the fragment that shows it.
 */
export function SentWithoutScript({ formId, headingLevel }: SentWithoutScriptProps) {
  const words = useFormWords();
  return (
    <Thanks id={sentId(formId)} data-thanks="" tabIndex={-1}>
      <ThankYou headingLevel={headingLevel} />
      <Again>
        <a href={`#${formId}`}>{words('sent.again')}</a>
      </Again>
    </Thanks>
  );
}
