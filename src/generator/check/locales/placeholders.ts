import { type Problem, quote } from '../report/problem';
import type { Entries, Entry } from './localeFiles';

/** {{name}} is replaced by a value; <name> and </name> enclose words that become, for example, a link. */
const PLACEHOLDER = /\{\{[^{}]*\}\}/g;
const TAG = /<\/?\s*\p{L}[^>]*>|<!--/giu;
/** HTML tags. These words must not have any, because pages would show them as text. */
const HTML =
  /^<\/?\s*(?:a|b|br|button|code|div|em|font|form|h[1-6]|i|iframe|img|input|li|ol|p|script|small|span|strong|style|sub|sup|svg|table|u|ul)\b|^<!--/i;

const marksIn = (text: string): string[] => [
  ...new Set([
    // Pages ignore only the spaces around a name.
    ...(text.match(PLACEHOLDER) ?? []).map((mark) => mark.replace(/^\{\{\s*(\w+)\s*\}\}$/, '{{$1}}')),
    ...(text.match(TAG) ?? []).filter((tag) => !HTML.test(tag)),
  ]),
];

/** The first tag that is not opened and closed exactly once around words; undefined when there is none. */
const wrongTag = (text: string): string | undefined => {
  const tags: readonly string[] = text.match(TAG) ?? [];
  return tags.find((tag, index) => {
    if (HTML.test(tag)) return true;
    const isClosing = tag.startsWith('</');
    const counterpart = isClosing ? tag.replace('</', '<') : tag.replace('<', '</');
    // Tags are never nested.
    return tags[isClosing ? index - 1 : index + 1] !== counterpart || tags.indexOf(tag) !== index;
  });
};

/** HTML tags, and tags that do not enclose words. */
export const problemsOfTags = (file: string, entries: Entries): Problem[] =>
  [...entries].flatMap(([field, { text, line }]) => {
    const wrong = wrongTag(text);
    if (wrong === undefined) return [];
    return [
      {
        file,
        line,
        field,
        found: `the tag ${wrong} in ${quote(text)}`,
        allowed: 'tags around words, each once, as <name>words</name>; no HTML',
        fix: HTML.test(wrong)
          ? `Remove ${wrong}.`
          : 'Put each tag right before its words, and the same with a / right after them.',
      },
    ];
  });

const without = (all: readonly string[], others: readonly string[]): string[] =>
  all.filter((mark) => !others.includes(mark));

const fixOf = (lacking: readonly string[], strange: readonly string[]): string => {
  if (lacking.length === 0) return `Remove ${strange.join(', ')}, or put it into the English words too.`;
  if (strange.length === 0) return `Put ${lacking.join(', ')} where it belongs.`;
  return `Write ${lacking.join(', ')} instead of ${strange.join(', ')}.`;
};

/** Compares placeholders and tags with those of the English words. */
export const comparePlaceholders = (file: string, english: Entries, entries: Entries): Problem[] =>
  [...entries].flatMap(([field, own]) => {
    const reference = english.get(field);
    if (!reference || wrongTag(reference.text) !== undefined || wrongTag(own.text) !== undefined) return [];
    // A plural form such as "One clinic" may leave out its number.
    const present = ({ text }: Entry): string[] =>
      marksIn(text).filter((mark) => mark !== '{{count}}' || !/_\w+$/.test(field));
    const wanted = present(reference);
    const lacking = without(wanted, present(own));
    const strange = without(present(own), wanted);
    if (lacking.length + strange.length === 0) return [];
    return [
      {
        file,
        line: own.line,
        field,
        found: quote(own.text),
        allowed: `a text with ${wanted.join(', ') || 'no placeholders and no tags'}, as in English: ${quote(reference.text)}`,
        fix: fixOf(lacking, strange),
      },
    ];
  });
