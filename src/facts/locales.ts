/** Languages of the site (R3.5). The first is the default and has no address prefix. */
export const languages = ['en', 'es'] as const;

export type Language = (typeof languages)[number];

export type Localized<Value = string> = Readonly<Record<Language, Value>>;

export const localize = <Value>(make: (language: Language) => Value): Localized<Value> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Localized<Value>;

export const defaultLanguage: Language = 'en';

interface Locale {
  /** BCP 47 tag, as in `<html lang>` and in number and date formats. */
  readonly tag: string;
  /** The language's name in that language, as in the language switch. */
  readonly ownName: string;
  /** Tag for numbers, prices and dates. Spanish is Latin American. */
  readonly formats: string;
  /** Open Graph locale (R2.15). */
  readonly openGraph: string;
}

export const locales: Readonly<Record<Language, Locale>> = {
  en: { tag: 'en-US', ownName: 'English', formats: 'en-US', openGraph: 'en_US' },
  es: { tag: 'es-ES', ownName: 'Español', formats: 'es-419', openGraph: 'es_ES' },
};

/** A bare language code; a tag with a region ("es-MX") is not one. */
export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** The other language, to which the switch and the offer lead: there are two. */
export const alternateLanguage = (language: Language): Language => (language === 'en' ? 'es' : 'en');
