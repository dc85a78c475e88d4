import { useTranslation } from 'gatsby-plugin-react-i18next';
import { usePage } from '../components/page/PageProvider';
import { site } from '../facts/site';
import { emptyValues, type InquirySubject, type InquiryValues } from './fields';
import { inquiryOf } from './inquiry';
import { type InquiryMail, inquiryMail } from './message';
import { phoneLibrary } from './phone/load';
import { phoneCountries, readPhone } from './phone/rules';
import { reference } from './reference';
import type { Inquiry } from './wire';
import { useFormWords } from './words';

/** Makes inquiry and mail of what stands in the form, in the page's language. */
export function useCurrentMail(about: InquirySubject) {
  const words = useFormWords();
  const { t } = useTranslation('common');
  const { language, paths } = usePage();
  return (typed: Partial<InquiryValues>): { inquiry: Inquiry; mail: InquiryMail } => {
    const values = { ...emptyValues, ...typed };
    const library = phoneLibrary();
    const inquiry = inquiryOf(values, {
      about,
      language,
      page: site.url + paths[language],
      reference: reference(),
      countryName: (country) => String(t(`countries.${country}`)),
      phone: library && readPhone(library, values.phone, phoneCountries(values.destination, language)),
    });
    return { inquiry, mail: inquiryMail(inquiry, words) };
  };
}
