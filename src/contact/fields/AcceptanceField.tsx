import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Checkbox } from '../../components/form/Checkbox';
import { RouteLink } from '../../components/link/RouteLink';
import type { PlainRouteKey } from '../../routes/table';
import { color, underline, weight } from '../../theme';
import { useFormWords } from '../useFormWords';
import { TaggedText } from './TaggedText';
import { type FieldPlace, useInquiryField } from './useInquiryField';

const InlineLink = styled(RouteLink)`
  color: ${color.oxblood};
  font-weight: ${weight.medium};
  text-underline-offset: ${underline.text};
`;

/**
 * Acceptance of terms and privacy policy; the links open beside the form, so that it stays as it is. That they do is said of
 * each, and not inside of the label: whoever speaks what stands there (WCAG 2.5.3) would miss the box.
 */
export function AcceptanceField({ place }: { place: FieldPlace }) {
  const words = useFormWords();
  const { id, name, message } = useInquiryField('accepted', place);
  const newTab = `${id}-new-tab`;
  const link =
    (to: PlainRouteKey) =>
    (inside: string): ReactNode => (
      <InlineLink to={to} target="_blank" rel="noopener" aria-describedby={newTab}>
        {inside}
      </InlineLink>
    );
  return (
    <div>
      <Checkbox
        id={id}
        name={name}
        value={words('fields.accepted.yes')}
        required
        message={message?.tone === 'error' ? message : undefined}
        label={
          <TaggedText
            text={words('fields.accepted.label')}
            parts={{ terms: link('termsOfService'), privacy: link('privacyPolicy') }}
          />
        }
      />
      <span id={newTab} hidden>
        {words('fields.accepted.newTab')}
      </span>
    </div>
  );
}
