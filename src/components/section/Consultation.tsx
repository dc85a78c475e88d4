import { useTranslation } from 'gatsby-plugin-react-i18next';
import { type ReactNode, useId } from 'react';
import { replyPromise } from '../../facts/limits';
import { consultationId } from '../../routes/sectionIds';
import { DirectContacts } from './DirectContacts';
import { BesideForm, FormBand, FormSheet } from './FormBand';
import { Lede } from './Section';
import { Trail } from './Trail';

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
    <FormBand $band id={consultationId} aria-labelledby={id}>
      <BesideForm>
        <div>
          <h2 id={id}>{t('consultation.title')}</h2>
          <Lede>{t('consultation.lede')}</Lede>
          <Trail steps={steps} />
          <DirectContacts />
        </div>
        <FormSheet>{form}</FormSheet>
      </BesideForm>
    </FormBand>
  );
}
