import { inAnyLanguage } from '../../../facts/inAnyLanguage';
import { textsIn } from '../../content/records/fieldAccess';
import { forbiddenClaimIn } from '../forbiddenClaims/forbiddenClaims';
import { promiseFix } from '../forbiddenClaims/problemsOfPromises';

/** Words that must not be published: remains of invented or unfinished content, and promises of a cure. */

interface SampleText {
  readonly find: (text: string) => string | undefined;
  readonly what: string;
  readonly fix: string;
  /** Files in which such words are allowed: forms show example addresses, and a button may have one word. */
  readonly rightIn?: RegExp;
  /** Field that may have such words: people hope aloud for what nobody can promise. */
  readonly rightInField?: string;
}

const matching =
  (...patterns: readonly RegExp[]) =>
  (text: string): string | undefined =>
    patterns.map((pattern) => pattern.exec(text)?.[0]).find((found) => found !== undefined);

/** Domains reserved for examples and tests (RFC 2606). */
export const EXAMPLE_ADDRESS =
  /[\w.@:/-]*\bexample\.(?:com|org|net|edu)\b[\w/-]*|[\w.-]*(?:@|\/\/)[\w.-]*\w\.(?:example|test|invalid)\b[\w/-]*/i;
/** Numbers that telephone companies reserve for films and samples. */
export const EXAMPLE_PHONE = /[\d +()-]*\b555[ .-]?01?\d{2}\b/;

const SAMPLE_STREET = new RegExp(String.raw`\b${inAnyLanguage({ en: 'Sample Street', es: 'Calle Ejemplo' })}\b`);
const PENDING = new RegExp(String.raw`^\s*${inAnyLanguage({ en: 'todo|tbd|fixme', es: 'pendiente' })} ?:.*`, 'im');
/** "[your name]", "[por definir]"; no link. */
const GAPS = {
  en: 'placeholder|insert|todo|tbd|xxx+|your|name|date|text|to be [a-z]+',
  es: 'texto|nombre|fecha|su|por definir',
};
const GAP = new RegExp(String.raw`\[(?:${inAnyLanguage(GAPS)}|\.{3}|…)(?!\p{L})[^\]]*\](?![[(])`, 'iu');
const NOT_DESCRIBED = {
  en: '(?:an? )?(?:picture|image|photo(?:graph)?|cover|placeholder|test)',
  es: 'foto(?:grafía)?|imagen|portada|prueba',
};
const NO_DESCRIPTION = new RegExp(String.raw`^\s*${inAnyLanguage(NOT_DESCRIBED)}\.?\s*$`, 'i');

const FORM_WORDS = /^locales\/.*\/form\.json$/;
const INTERFACE_WORDS = /^locales\//;

const sampleTexts: readonly SampleText[] = [
  { find: matching(EXAMPLE_ADDRESS), what: 'an example address', fix: 'Write the real one.', rightIn: FORM_WORDS },
  { find: matching(EXAMPLE_PHONE), what: 'an invented phone number', fix: 'Write the real one.', rightIn: FORM_WORDS },
  {
    find: matching(/\(sample\b[^)]*\)|\bSAMPLE-[\w-]+/, SAMPLE_STREET),
    what: 'a mark of sample content',
    fix: 'Write the real one.',
    rightIn: INTERFACE_WORDS,
  },
  {
    // In capitals or before a colon, since "todo" is also a Spanish word.
    find: matching(/\b(?:TODO|TBD|FIXME|XXX+)\b/, PENDING, /\blorem ipsum\b/i, GAP),
    what: 'a mark of unfinished words',
    fix: 'Write the words.',
  },
  {
    find: matching(/^\s*[^\s/]+\.(?:jpe?g|png|webp|avif)\s*$/i),
    what: 'the name of a file instead of words',
    fix: 'Say what the picture shows.',
  },
  {
    find: matching(NO_DESCRIPTION),
    what: 'a word in place of a description',
    fix: 'Say what the picture shows, or what is meant.',
    rightIn: INTERFACE_WORDS,
  },
  { find: forbiddenClaimIn, what: 'a promise or a superlative', fix: promiseFix, rightInField: 'soughtAs' },
];

/** One line for each kind of such words in the texts of a file, which is relative to the project. */
export const sampleTextIn = (file: string, value: unknown): string[] => {
  const texts = textsIn(value);
  return sampleTexts
    .filter(({ rightIn }) => !rightIn?.test(file))
    .flatMap(({ find, what, fix, rightInField }) => {
      const found = texts
        .filter(({ path }) => !rightInField || !path.includes(rightInField))
        .flatMap(({ text }) => find(text)?.trim() ?? []);
      const more = found.length > 1 ? ` and ${found.length - 1} more` : '';
      return found.length > 0 ? [`${file}: ${what} ("${found[0]}"${more}). ${fix}`] : [];
    });
};
