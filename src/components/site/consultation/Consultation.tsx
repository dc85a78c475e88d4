import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { contactFormId } from '../../../routes/sectionIds';
import { Disclosure } from '../../ui/Disclosure';
import { BesideForm, FormBand } from '../../ui/section/FormBand';
import { formSentSelector } from '../../ui/section/formSentSelector';
import { Lede, Panel } from '../../ui/section/Section';
import { ConsultationSteps } from './ConsultationSteps';
import { DirectContacts } from './DirectContacts';

/* The thanks also say what happens next. */
const BeforeSending = styled.div`
  ${BesideForm}${formSentSelector} & { display: none; }
`;

/** The free-consultation section: what happens after writing, and the form, which the template passes in. */
export function Consultation({ form }: { form: ReactNode }) {
  const { t } = useTranslation('common');
  const id = useId();
  return (
    <FormBand $band id={contactFormId} aria-labelledby={id}>
      <BesideForm>
        <div>
          <h2 id={id}>{t('consultation.title')}</h2>
          <Lede>{t('consultation.lede')}</Lede>
          <BeforeSending>
            <ConsultationSteps />
          </BeforeSending>
          <DirectContacts />
        </div>
        <Panel>
          <Disclosure summary={t('consultation.open')} openWide>
            {form}
          </Disclosure>
        </Panel>
      </BesideForm>
    </FormBand>
  );
}
