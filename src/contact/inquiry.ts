import { isCountry } from '../facts/countries';
import type { Language } from '../facts/locales';
import { cleanLine, cleanText, cleanToken } from './clean';
import type { InquirySubject, InquiryValues } from './fields';
import type { PhoneReading } from './phone/rules';
import type { Inquiry } from './wire';

interface InquirySurroundings {
  readonly about: InquirySubject;
  readonly language: Language;
  /** Absolute address of the page, without query. */
  readonly page: string;
  readonly reference: string;
  /** Name of a country value in the page's language. */
  readonly countryName: (country: string) => string;
  /** What the phone rules made of the number; without one it stays as typed. */
  readonly phone?: PhoneReading;
}

/** What was typed, clean and with what surrounds it. Does not check it: half an inquiry makes half a mail. */
export const inquiryOf = (
  values: InquiryValues,
  { about, language, page, reference, countryName, phone }: InquirySurroundings,
): Inquiry => ({
  name: cleanLine(values.name),
  email: cleanToken(values.email),
  phone: phone?.international ?? cleanLine(values.phone),
  typedPhone: phone?.assumed ? cleanLine(values.phone) : undefined,
  destination: isCountry(values.destination) ? countryName(values.destination) : '',
  condition: cleanText(values.condition),
  clinic: about.clinic?.name,
  careOption: about.careOption?.name,
  language,
  page,
  reference,
});
