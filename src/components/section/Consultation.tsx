import { useTranslation } from 'gatsby-plugin-react-i18next';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { replyPromise } from '../../facts/limits';
import { below } from '../../theme';
import { Wrap } from '../layout/Wrap';
import { DirectContacts } from './DirectContacts';
import { Lede, Section, Sheet } from './Section';
import { Trail } from './Trail';

/** Fragment of the consultation section: links on the same page lead here. */
export const consultationId = 'contact';

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space.fluid.xl};
  align-items: start;

  ${below('footer')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Offer = styled(Section)`
  @media print {
    display: none;
  }
`;

/** The free-consultation section: what happens after writing, and the form, which the template passes in. */
export function Consultation({ form }: { form: ReactNode }) {
  const { t } = useTranslation('common');
  const id = useId();
  const hours = replyPromise.hours;
  const steps = (['write', 'reply', 'talk'] as const).map((step) => ({
    title: t(`consultation.steps.${step}.title`, { hours }),
    text: t(`consultation.steps.${step}.text`),
  }));
  return (
    <Offer $band id={consultationId} aria-labelledby={id}>
      <Columns>
        <div>
          <h2 id={id}>{t('consultation.title')}</h2>
          <Lede>{t('consultation.lede')}</Lede>
          <Trail steps={steps} />
          <DirectContacts />
        </div>
        <Sheet>{form}</Sheet>
      </Columns>
    </Offer>
  );
}
