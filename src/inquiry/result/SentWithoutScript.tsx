import styled from 'styled-components';
import { space } from '../../theme';
import { useFormTranslation } from '../model/useFormTranslation';
import { ThankYou } from './ThankYou';

/* Shown instead of the form at the address to which a form without scripts returns. */
const Thanks = styled.div`
  &:not(:target) { display: none; }
  &:target ~ * { display: none; }
`;

const Again = styled.p`
  margin-top: ${space[6]};
`;

/** The fragment that shows the thanks to a form without scripts. */
export const sentId = (formId: string): string => `${formId}-sent`;

/**
 * Thanks without name and address, which a prerendered page cannot know. It comes before the form, because its CSS rule
 * hides what follows it.
 */
export function SentWithoutScript({ formId }: { formId: string }) {
  const words = useFormTranslation();
  return (
    <Thanks id={sentId(formId)} data-thanks="" tabIndex={-1}>
      <ThankYou />
      <Again>
        <a href={`#${formId}`}>{words('sent.again')}</a>
      </Again>
    </Thanks>
  );
}
