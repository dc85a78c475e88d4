import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Checkbox } from '../../components/ui/form/Checkbox';
import { RouteLink } from '../../components/ui/link/RouteLink';
import { usePage } from '../../components/ui/page/PageProvider';
import type { PlainRouteKey } from '../../routes/table';
import { useFormTranslation } from '../model/useFormTranslation';
import type { ConsentName } from '../model/values';
import { useInquiryField } from './LabeledField';
import { TaggedText } from './TaggedText';

/* Who asks for somebody else says that this person knows. */
const TheyKnow = styled.span`
  form:not(:has([data-whom='other']:checked)) & { display: none; }
`;

/**
 * A consent box whose value names the version of the text. The links open in a new tab, so that the form stays as it
 * is. Each link says so outside of the label: a visitor who speaks the visible label would otherwise miss the box (WCAG
 * 2.5.3).
 */
export function ConsentField({ field }: { field: ConsentName }) {
  const words = useFormTranslation();
  const { policies } = usePage();
  const { id, name, message } = useInquiryField(field);
  const newTab = `${id}-new-tab`;
  const link =
    (to: PlainRouteKey, stands: string | undefined) =>
    (inside: string): ReactNode =>
      stands ? (
        <RouteLink to={to} target="_blank" rel="noopener" aria-describedby={newTab}>
          {inside}
        </RouteLink>
      ) : (
        inside
      );
  return (
    <div>
      <Checkbox
        id={id}
        name={name}
        value={words(`fields.${field}.agreed`, policies)}
        required
        message={message?.tone === 'error' ? message : undefined}
        label={
          <>
            <TaggedText
              text={words(`fields.${field}.label`)}
              parts={{
                terms: link('termsOfService', policies.terms),
                privacy: link('privacyPolicy', policies.privacy),
              }}
            />
            {field === 'healthConsent' && <TheyKnow> {words('fields.healthConsent.theyKnow')}.</TheyKnow>}
          </>
        }
      />
      <span id={newTab} hidden>
        {words('fields.newTab')}
      </span>
    </div>
  );
}
