interface Locale<Code = string> {
  /** BCP 47 tag, as in `<html lang>` and in number and date formats. */
  readonly tag: string;
  /** The language's name in that language, as in the language switch. */
  readonly ownName: string;
  /** Tag for numbers, prices and dates. Spanish is Latin American. */
  readonly formats: string;
  /** The language from which its words are translated; without it from the default one. */
  readonly source?: Code;
  /** Clinics and testimonials may lack their words in it, and have no page in it then. */
  readonly partial?: true;
}

/**
 * Languages of the site (R3.5), a row for each. The first is the default and has no address prefix. Everything else about a
 * language derives from its row, or is a record by language, which the types demand.
 */
const rows = {
  en: { tag: 'en-US', ownName: 'English', formats: 'en-US' },
  es: { tag: 'es-ES', ownName: 'Español', formats: 'es-419' },
} as const satisfies Record<string, Locale>;

export type Language = keyof typeof rows;

export const locales: Readonly<Record<Language, Locale<Language>>> = rows;

export const languages = Object.keys(rows) as readonly Language[];

/** Languages in which a record may be missing. */
export const partialLanguages = (): readonly Language[] => languages.filter((language) => locales[language].partial);

/**
 * Languages whose words are still being written, in rows as above. Nobody sees them and nothing waits for them; the check counts
 * what they lack. The row of one that is whole moves up.
 */
export const unfinishedLocales: Readonly<Record<string, Locale>> = {};

export type Localized<Value = string> = Readonly<Record<Language, Value>>;

export const localize = <Value>(make: (language: Language) => Value): Localized<Value> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Localized<Value>;

export const defaultLanguage = 'en' satisfies Language;

/** A bare language code; a tag with a region ("es-MX") is not one. */
export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);
