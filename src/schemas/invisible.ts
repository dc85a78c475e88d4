/**
 * Invisible characters that come along when text is copied: soft hyphens, zero-width spaces, marks that change the
 * writing direction, line ends that no editor shows, letters without a shape. Between the parts of an emoji the joiner
 * U+200D is right.
 */
const INVISIBLE = /[\p{Cf}\p{Zl}\p{Zp}\u115F\u1160\u3164\uFFA0\u2800]/gu;
const BEFORE_JOINER = /\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]?$/u;
const BEHIND_JOINER = /^\p{Extended_Pictographic}/u;
/** More code units than an emoji with its color modifier needs. */
const NEAR = 6;

const joinsEmoji = (text: string, index: number): boolean =>
  text[index] === '\u200D' &&
  BEFORE_JOINER.test(text.slice(Math.max(0, index - NEAR), index)) &&
  BEHIND_JOINER.test(text.slice(index + 1, index + NEAR));

const firstUnseen = (text: string): RegExpExecArray | undefined => {
  for (const match of text.matchAll(INVISIBLE)) if (!joinsEmoji(text, match.index)) return match;
  return undefined;
};

/** Control characters other than line ends. The reader of files reports tabs. */
const CONTROL = /[^\P{Cc}\n\t]/u;

const names: Readonly<Record<string, string>> = {
  '\u00AD': 'a soft hyphen',
  '\u200B': 'a space without width',
  '\u200C': 'a non-joiner',
  '\u200D': 'a joiner',
  '\u200E': 'a mark of direction',
  '\u200F': 'a mark of direction',
  '\u2028': 'a line separator',
  '\u2029': 'a paragraph separator',
  '\u2060': 'a word joiner',
  '\uFEFF': 'a byte order mark',
};

const LONGEST_CONTEXT = 16;

/** "U+00AD, a soft hyphen" */
const codePoint = (character: string): string => {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const name = names[character];
  return `U+${code}${name ? `, ${name}` : ''}`;
};

/** Describes a position in a line: between which words to look for something invisible. */
const around = (text: string, index: number, length: number): string => {
  const before = (text.slice(0, index).split('\n').pop() ?? '').slice(-LONGEST_CONTEXT);
  const after = (text.slice(index + length).split('\n')[0] ?? '').slice(0, LONGEST_CONTEXT);
  if (before.trim() && after.trim()) return `between "${before}" and "${after}"`;
  if (before.trim()) return `behind "${before}"`;
  return after.trim() ? `before "${after}"` : 'in a line without words';
};

interface Invisible {
  readonly index: number;
  /** "the invisible character U+00AD, a soft hyphen, between "Mede" and "llín"" */
  readonly found: string;
}

/** The first invisible character of a text, or undefined. */
export const invisibleIn = (text: string): Invisible | undefined => {
  const [first] = [firstUnseen(text), CONTROL.exec(text)]
    .filter((match) => match !== null && match !== undefined)
    .sort((a, b) => a.index - b.index);
  if (!first) return undefined;
  const [character] = first;
  const place = around(text, first.index, character.length);
  return { index: first.index, found: `the invisible character ${codePoint(character)}, ${place}` };
};

export const deleteInvisible =
  'Delete it: put the cursor behind it and press the delete key once, or type the words again.';
