import { type Language, locales } from '../../facts/locales';
import { translations } from '../content/locales/translations';

/** "0.6 to 0.7 of 100" people. */
export const often = (language: Language, { from, to }: { readonly from: number; readonly to: number }): string => {
  const number = new Intl.NumberFormat(locales[language].formats);
  return translations[language](`doctorSheet:risks.${from === to ? 'of' : 'range'}`, {
    from: number.format(from),
    to: number.format(to),
  });
};
