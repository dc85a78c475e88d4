import { defaultLanguage, type Language, languages } from '../../facts/locales';
import { type Problem, quote } from './problem';

/** What stands in interface words for something else, and must be the same in all languages. */

/** A key's text and the line on which it stands. */
interface Entry {
  readonly text: string;
  readonly line: number;
}

/** By key. */
export type Entries = Map<string, Entry>;

export const PLURAL = /_(zero|one|two|few|many|other)$/;

/** {{name}} gives way to a value, <name> and </name> enclose words that become a link or the like. */
interface Mark {
  readonly what: string;
  readonly pattern: RegExp;
  readonly toAdd: string;
}

const TAG = /<\/?\s*\p{L}[^>]*>/giu;

const marks: readonly Mark[] = [
  { what: 'placeholders', pattern: /\{\{\s*-?\s*[\w.]+[^}]*\}\}/g, toAdd: 'where the value belongs' },
  { what: 'tags', pattern: TAG, toAdd: 'where the marked words begin or end' },
];

/** Tags of HTML, which these words do not have: they would be read as they stand. */
const HTML =
  /<\/?\s*(?:a|b|big|br|button|code|del|div|em|font|form|h[1-6]|head|hr|html|body|i|iframe|img|input|ins|label|li|link|meta|object|ol|p|pre|s|script|section|small|span|strong|style|sub|sup|svg|table|td|tr|u|ul|video)\b[^>]*>|<!--/gi;

/** Only spaces around a placeholder's name mean nothing to pages: they show whatever else is written in it, or in a tag. */
const normal = (mark: string): string => mark.replace(/^\{\{\s*(\w+)\s*\}\}$/, '{{$1}}');

const marksIn = (text: string, pattern: RegExp): string[] => [...new Set((text.match(pattern) ?? []).map(normal))];

const htmlIn = (file: string, entries: Entries): Problem[] =>
  [...entries].flatMap(([field, { text, line }]) => {
    const tags = marksIn(text, HTML);
    return tags.length === 0
      ? []
      : [
          {
            file,
            line,
            field,
            found: quote(text),
            allowed: 'words without HTML, which would be shown as it stands',
            mend: `Remove ${tags.join(', ')}.`,
          },
        ];
  });

/** How the tags of a text enclose its words: each opened and closed once, none across another. Undefined where they do. */
const wrongNesting = (text: string): string | undefined => {
  const open: string[] = [];
  const seen = new Set<string>();
  for (const [tag] of text.replace(HTML, '').matchAll(TAG)) {
    const name = tag.replace(/[<>/\s]/g, '');
    if (!tag.startsWith('</')) {
      if (seen.has(name)) return `<${name}> a second time`;
      seen.add(name);
      open.push(name);
    } else if (open.pop() !== name) {
      return seen.has(name) ? `</${name}> across another tag` : `</${name}> before <${name}>`;
    }
  }
  const left = open.pop();
  return left && `<${left}> without </${left}>`;
};

const nestingIn = (file: string, entries: Entries): Problem[] =>
  [...entries].flatMap(([field, { text, line }]) => {
    const wrong = wrongNesting(text);
    return wrong === undefined
      ? []
      : [
          {
            file,
            line,
            field,
            found: `${wrong}: ${quote(text)}`,
            allowed: 'tags around words, each once: <name>words</name>',
            mend: 'Put each tag right before its words and its twin with the / right behind them.',
          },
        ];
  });

/** Marks of a key that one language has and the other has not. */
interface Difference {
  readonly lacking: readonly string[];
  readonly strange: readonly string[];
}

const mendOf = ({ lacking, strange }: Difference, { toAdd }: Mark): string => {
  if (lacking.length === 0) return `Remove ${strange.join(', ')}; there is nothing of that name.`;
  if (strange.length === 0) return `Put ${lacking.join(', ')} ${toAdd}.`;
  return `Write ${lacking.join(', ')} instead of ${strange.join(', ')}.`;
};

const without = (all: readonly string[], others: readonly string[]): string[] =>
  all.filter((mark) => !others.includes(mark));

/**
 * One problem for each key and kind of mark. English is the reference, unless it alone has a name that no other key
 * has, or lacks one that others have.
 */
const compare = (
  mark: Mark,
  english: Entries,
  twins: Entries,
  fileOf: (language: Language) => string,
  language: Language,
): Problem[] => {
  const known = (name: string, besides: string): boolean =>
    [...english].some(([key, { text }]) => key !== besides && marksIn(text, mark.pattern).includes(name));
  return [...english].flatMap(([key, own]) => {
    const twin = twins.get(key);
    if (!twin) return [];
    // A plural form such as "One clinic" may leave its number out.
    const present = ({ text }: Entry): string[] =>
      marksIn(text.replace(HTML, ''), mark.pattern).filter((name) => !(PLURAL.test(key) && name === '{{count}}'));
    const lacking = without(present(own), present(twin));
    const strange = without(present(twin), present(own));
    if (lacking.length === 0 && strange.length === 0) return [];
    const isEnglishWrong =
      strange.length > 0 && strange.every((name) => known(name, key)) && !lacking.some((name) => known(name, key));
    const [wrong, right, file, other] = isEnglishWrong
      ? [own, twin, fileOf(defaultLanguage), language]
      : [twin, own, fileOf(language), defaultLanguage];
    const wanted = present(right);
    const difference = isEnglishWrong ? { lacking: strange, strange: lacking } : { lacking, strange };
    return [
      {
        file,
        line: wrong.line,
        field: key,
        found: quote(wrong.text),
        allowed: `a text with ${wanted.join(', ') || `no ${mark.what}`}, as in the language "${other}"`,
        mend: mendOf(difference, mark),
      },
    ];
  });
};

/**
 * Placeholders and tags of a file of interface words, compared between its languages.
 * @param name of the file, the same for all languages
 */
export const problemsOfMarks = (name: string, entries: Readonly<Partial<Record<Language, Entries>>>): Problem[] => {
  const fileOf = (language: Language): string => `locales/${language}/${name}`;
  const english = entries[defaultLanguage];
  const broken = english ? nestingIn(fileOf(defaultLanguage), english).map(({ field }) => field) : [];
  return languages.flatMap((language) => {
    const own = entries[language];
    if (!own) return [];
    const compared = english && language !== defaultLanguage ? marks : [];
    const differences = compared
      .flatMap((mark) => compare(mark, english ?? own, own, fileOf, language))
      // A translation is not to follow an English text that is wrong itself.
      .filter(({ field }) => !broken.includes(field));
    return [
      ...htmlIn(fileOf(language), own),
      ...nestingIn(fileOf(language), own).filter(({ field }) => !differences.some((other) => other.field === field)),
      ...differences,
    ];
  });
};
