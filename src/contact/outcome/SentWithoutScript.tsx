import styled from 'styled-components';
import { space } from '../../theme';
import { useFormWords } from '../useFormWords';
import { ThankYou } from './ThankYou';

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

/** Fragment under which a form without scripts finds its thanks. */
export const sentId = (formId: string): string => `${formId}-sent`;

/**
 * Thanks without name and address, which a page made ahead cannot know. Stands before the form, because its rule hides
 * what follows it.
 */
export function SentWithoutScript({ formId }: { formId: string }) {
  const words = useFormWords();
  return (
    <Thanks id={sentId(formId)} data-thanks="" tabIndex={-1}>
      <ThankYou />
      <Again>
        <a href={`#${formId}`}>{words('sent.again')}</a>
      </Again>
    </Thanks>
  );
}
