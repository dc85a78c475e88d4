import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';
import { ConsultationSteps } from '../../components/section/ConsultationSteps';
import { BesideForm, FormBand } from '../../components/section/FormBand';
import { Lede, Sheet } from '../../components/section/Section';
import { replyPromise } from '../../facts/limits';
import { inquiryId } from '../../routes/sectionIds';

/** The form about this procedure, at the end of its page. */
export function Ask({ form }: { form: ReactNode }) {
  const { t } = useTranslation('procedure');
  return (
    <FormBand id={inquiryId} aria-labelledby="ask-title">
      <BesideForm>
        <div>
          <h2 id="ask-title">{t('form.title')}</h2>
          <Lede>{t('form.lede', { hours: replyPromise.hours })}</Lede>
          <ConsultationSteps />
        </div>
        <Sheet>{form}</Sheet>
      </BesideForm>
    </FormBand>
  );
}
