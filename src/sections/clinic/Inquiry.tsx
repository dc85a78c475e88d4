import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DirectContacts } from '../../components/site/consultation/DirectContacts';
import { FormFold } from '../../components/site/consultation/FormFold';
import { BesideForm, FormBand } from '../../components/ui/section/FormBand';
import { Lede } from '../../components/ui/section/Section';
import { replyPromise } from '../../facts/limits';
import { inquiryId } from '../../routes/sectionIds';

/** The form, with this clinic and its country filled in: where "Get More Info" leads. */
export function Inquiry({ clinic, form }: { clinic: string; form: ReactNode }) {
  const { t } = useTranslation('clinic');
  const title = useId();
  return (
    <FormBand aria-labelledby={title}>
      <BesideForm>
        <div>
          <h2 id={title}>{t('inquiry.title', { name: clinic })}</h2>
          <Lede>{t('inquiry.lede', { hours: replyPromise.hours })}</Lede>
          <DirectContacts />
        </div>
        <FormFold id={inquiryId} summary={t('inquiry.write')} form={form} />
      </BesideForm>
    </FormBand>
  );
}
