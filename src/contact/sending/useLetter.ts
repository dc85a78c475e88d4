import { useTranslation } from 'gatsby-plugin-react-i18next';
import { usePage } from '../../components/page/PageProvider';
import { site } from '../../facts/site';
import { inquiryNumber } from '../draft';
import type { Subject } from '../fields/subject';
import { understandPhone } from '../phone/phoneRules';
import { useFormWords } from '../useFormWords';
import { emptyValues, type InquiryValues } from '../values';
import { composeInquiry, type Letter } from './composeInquiry';

/** Composes the inquiry from the current form, in the page's language. */
export function useLetter(about: readonly Subject[]): (typed: Partial<InquiryValues>) => Letter {
  const words = useFormWords();
  const { t } = useTranslation('common');
  const { language, paths, policies } = usePage();
  return (typed) => {
    const values = { ...emptyValues, ...typed };
    const around = {
      about,
      language,
      page: site.url + paths[language],
      number: inquiryNumber(),
      policies,
      countryName: (country: string) => String(t(`countries.${country}`)),
      phone: understandPhone(values.phone, values.destination, language),
    };
    return composeInquiry(values, around, words);
  };
}
