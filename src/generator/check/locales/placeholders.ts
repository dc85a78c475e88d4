import type { Entries } from '../../content/locales/localeFiles';
import { type Problem, quote } from '../../content/problem';

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

export function* problemsOfTags(entries: Entries): Iterable<Problem> {
  for (const { words, problem } of entries.values()) {
    const wrong = wrongTag(words);
    if (wrong === undefined) continue;
    const fix = HTML.test(wrong)
      ? `Remove ${wrong}.`
      : 'Put each tag right before its words, and the same with a / right after them.';
    const allowed = 'tags around words, each once, as <name>words</name>; no HTML';
    yield problem({ found: `the tag ${wrong} in ${quote(words)}`, allowed, fix });
  }
}

const fixOf = (lacking: string, strange: string): string => {
  if (!lacking) return `Remove ${strange}, or put it into the English words too.`;
  return strange ? `Write ${lacking} instead of ${strange}.` : `Put ${lacking} where it belongs.`;
};

const without = (all: readonly string[], others: readonly string[]): string =>
  all.filter((mark) => !others.includes(mark)).join(', ');

export function* comparePlaceholders(english: Entries, entries: Entries): Iterable<Problem> {
  for (const [key, { words, problem }] of entries) {
    const reference = english.get(key)?.words;
    if (reference === undefined || [reference, words].some((text) => wrongTag(text) !== undefined)) continue;
    // A plural form such as "One clinic" may leave out its number.
    const isWanted = (mark: string): boolean => mark !== '{{count}}' || !/_\w+$/.test(key);
    const [wanted, present] = [marksIn(reference).filter(isWanted), marksIn(words).filter(isWanted)];
    const [lacking, strange] = [without(wanted, present), without(present, wanted)];
    if (!lacking && !strange) continue;
    yield problem({
      found: quote(words),
      allowed: `a text with ${wanted.join(', ') || 'no placeholders and no tags'}, as in English: ${quote(reference)}`,
      fix: fixOf(lacking, strange),
    });
  }
}
