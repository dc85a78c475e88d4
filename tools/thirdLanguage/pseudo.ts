import { parse, stringify } from 'yaml';

/*
 * A language made of English by machine: accents, every vowel twice, which makes texts and single words a third longer,
 * and ⟨ ⟩ around each text, so that one which did not come from words shows.
 */

/** Its code: Finnish, because no owner of this site has asked for it. */
export const third = 'fi';
/** Id of a clinic that has no words in it. */
export const lacking = 'without-words';

const accents: Readonly<Record<string, string>> = {
  ...{ a: 'aá', e: 'eé', i: 'ií', o: 'oó', u: 'uú', n: 'ñ', c: 'ç' },
  ...{ A: 'Aá', E: 'Eé', I: 'Ií', O: 'Oó', U: 'Uú', N: 'Ñ', C: 'Ç' },
};

/** What must stay: placeholders, tags, targets of links, sources, addresses. */
const FIXED = /\{\{[^}]*\}\}|<[^>]*>|\]\([^)]*\)|\[[a-z0-9, -]+\](?!\()|\S+@\S+|https?:\/\/\S+/g;

const accented = (text: string, isLong: boolean): string =>
  text.replace(/[aeiouncAEIOUNC]/g, (letter) => (isLong ? accents[letter] : accents[letter]?.slice(-1)) ?? letter);

/** Links lead to pages of the language. */
const led = (mark: string): string =>
  mark.replace(/^\]\(\/(?=[^)])/, `](/${third}/`).replace(/^\]\(\/\)/, `](/${third})`);

/** @param most letters that a field may have */
export const pseudo = (text: string, most = Number.POSITIVE_INFINITY): string => {
  const make = (isLong: boolean): string => {
    const fixed = text.match(FIXED) ?? [];
    return `⟨${text
      .split(FIXED)
      .map((part, index) => accented(part, isLong) + led(fixed[index] ?? ''))
      .join('')}⟩`;
  };
  const long = make(true);
  if (long.length <= most) return long;
  const short = make(false);
  return short.length <= most ? short : `${short.slice(0, most - 1)}⟩`;
};

/** Markdown: the words of each line, without what begins it. */
export const pseudoMarkdown = (body: string): string =>
  body.replace(/^(#+ |\s*[-*] |\s*\d+\. |> )?(\S.*)$/gm, (_, begins: string = '', text: string) =>
    text.startsWith('|')
      ? text.replace(/[^|]*[\p{L}][^|]*/gu, (cell) => ` ${pseudo(cell.trim())} `)
      : begins + pseudo(text),
  );

/** Each text of a value, by its path. */
const translated = (
  value: unknown,
  make: (text: string, path: string) => string,
  path: readonly string[] = [],
): unknown => {
  if (typeof value === 'string') return make(value, path.join('.'));
  if (Array.isArray(value)) return value.map((inner, index) => translated(inner, make, [...path, String(index)]));
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, translated(inner, make, [...path, key])]),
  );
};

export const pseudoJson = (text: string): string =>
  `${JSON.stringify(
    translated(JSON.parse(text), (words) => pseudo(words)),
    null,
    2,
  )}\n`;

/**
 * A record's words.
 * @param mostOf letters that the field at a path may have, where they are limited
 */
export const pseudoWords = (file: string, mostOf: (path: string) => number | undefined): string => {
  const [, fields = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  const made = translated(parse(fields), (text, path) =>
    text
      .trim()
      .split(/\n{2,}/)
      .map((paragraph) => pseudo(paragraph.replace(/\s+/g, ' '), mostOf(path)))
      .join('\n\n'),
  );
  return `---\n${stringify(made, { lineWidth: 0 })}---\n${pseudoMarkdown(body)}`;
};
