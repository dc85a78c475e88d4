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

/**
 * Languages of the site (R3.5), a row for each. The first is the default and has no address prefix. Everything else about a
 * language derives from its row, or is a record by language, which the types demand.
 */
const rows = {
  en: { tag: 'en-US', ownName: 'English', formats: 'en-US', openGraph: 'en_US' },
  es: { tag: 'es-ES', ownName: 'Español', formats: 'es-419', openGraph: 'es_ES' },
} satisfies Record<string, Locale>;

export type Language = keyof typeof rows;

export const locales: Readonly<Record<Language, Locale>> = rows;

export const languages = Object.keys(rows) as readonly Language[];

export type Localized<Value = string> = Readonly<Record<Language, Value>>;

export const localize = <Value>(make: (language: Language) => Value): Localized<Value> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Localized<Value>;

export const defaultLanguage: Language = 'en';

/** A bare language code; a tag with a region ("es-MX") is not one. */
export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** The other language, to which the switch and the offer lead: there are two. */
export const alternateLanguage = (language: Language): Language => (language === 'en' ? 'es' : 'en');
