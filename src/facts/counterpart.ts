import { defaultLanguage, type Language, languages, locales } from './locales';

/** The language that stands beside one: that from which it is translated; beside the default one, the second. */
export const counterpartOf = (language: Language): Language =>
  locales[language].source ?? ((language === defaultLanguage && languages[1]) || defaultLanguage);
