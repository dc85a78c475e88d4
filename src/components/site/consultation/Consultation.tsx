import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { contactFormId } from '../../../routes/sectionIds';
import { BesideForm, FormBand } from '../../ui/section/FormBand';
import { formSentSelector } from '../../ui/section/formSentSelector';
import { Lede } from '../../ui/section/Section';
import { ConsultationSteps } from './ConsultationSteps';
import { DirectContacts } from './DirectContacts';
import { FormFold } from './FormFold';

/* The thanks also say what happens next. */
const BeforeSending = styled.div`
  ${BesideForm}${formSentSelector} & { display: none; }
`;

/** The free-consultation section: what happens after writing, and the form, which the template passes in. */
export function Consultation({ form }: { form: ReactNode }) {
  const { t } = useTranslation('common');
  const id = useId();
  return (
    <FormBand $band aria-labelledby={id}>
      <BesideForm>
        <div>
          <h2 id={id}>{t('consultation.title')}</h2>
          <Lede>{t('consultation.lede')}</Lede>
          <BeforeSending>
            <ConsultationSteps />
          </BeforeSending>
          <DirectContacts />
        </div>
        <FormFold id={contactFormId} summary={t('consultation.open')} form={form} />
      </BesideForm>
    </FormBand>
  );
}
