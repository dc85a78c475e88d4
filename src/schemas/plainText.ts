/** Finds characters in a plain text that the page would show although they were meant as formatting. */

/** Bullets of word processors, which often come along as characters for private use. */
export const BULLET = String.raw`[•●▪▸►◦‣⁃·∙○■◆❖➢➤\p{Co}]`;

/** A formatted word begins and ends beside spaces and punctuation: not in "2 * 3" and "a_b". */
const around = (mark: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}${mark}])${mark}(?=[\p{L}\p{N}“«¿¡])[^${mark}\n]*(?<!\s)${mark}(?![\p{L}\p{N}${mark}])`,
    'u',
  );

/** Source of an expression (flag "u"): marks of highlighted and raised words, which no Markdown of this site knows. */
export const foreignMark = String.raw`(?<![=\p{L}\p{N}])==(?=[^\s=])[^=\n]+==|\^[^\s^]{1,20}\^`;

const marks: readonly { readonly pattern: RegExp; readonly what: string; readonly fix: string }[] = [
  {
    pattern: /<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>|<!--|<\/?(?:script|style|iframe|img|svg)\b/i,
    what: 'HTML',
    fix: 'Remove the tags; only the words are shown.',
  },
  {
    pattern: /&(?:[a-z]{2,8}|#\d{2,6}|#x[\da-f]{2,6});/i,
    what: 'a code of HTML',
    fix: 'Type the character itself in its place.',
  },
  { pattern: /\]\(.*/, what: 'a link', fix: 'Remove the brackets and the address; only the words are shown.' },
  {
    pattern: /\*\*.*|__[^_\n]+__/,
    what: 'marks of bold words',
    fix: 'Remove the marks; only the words are shown.',
  },
  { pattern: around('\\*'), what: 'marks of emphasis', fix: 'Remove the marks; only the words are shown.' },
  { pattern: around('_'), what: 'marks of emphasis', fix: 'Remove the marks; only the words are shown.' },
  {
    pattern: /~~[^~\n]+~~/,
    what: 'marks of crossed-out words',
    fix: 'Remove the marks; only the words are shown.',
  },
  {
    pattern: new RegExp(String.raw`${foreignMark}|(?<=\p{L})~[^\s~]{1,20}~(?=\p{L})`, 'u'),
    what: 'marks of other kinds of Markdown',
    fix: 'Remove the marks; write a power in words, as in "a million cells".',
  },
  { pattern: /\\.?/, what: 'a backslash', fix: 'Remove the backslash; it would be shown.' },
  { pattern: /`[^`\n]+`/, what: 'marks of code', fix: 'Remove the marks; only the words are shown.' },
  {
    pattern: /^#{1,6}(?=[ \u00A0]).*/m,
    what: 'a heading',
    fix: 'Remove the # at the beginning; this field has no headings.',
  },
  {
    pattern: new RegExp(`^(?:[-*+] |${BULLET}\\s|[–→✓✔] ?[^\\n]*\\n+[–→✓✔]|-\\p{L}[^\\n]*\\n+-\\p{L}).*`, 'mu'),
    what: 'an entry of a list',
    fix: 'Write it as a sentence; this field has no lists.',
  },
  {
    pattern: /^(?:\(?1 ?[.)º]-? [^\n]*\n+\(?2 ?[.)º]-? |a\) [^\n]*\n+b\) ).*/m,
    what: 'a numbered list',
    fix: 'Write it as sentences; this field has no lists.',
  },
  {
    pattern: /^[^"]*(?<!\d)"[^"]*$/,
    what: 'a quotation mark without its other half',
    fix: 'Remove it, or write the other one.',
  },
  {
    pattern: /^(?:“[^“”]*”|«[^«»]*»|„[^„“”]*[“”]|‘(?:[^‘’]|(?<=\p{L})’(?=\p{L}))*’)$/u,
    what: 'quotation marks around the whole text',
    fix: 'Remove the first and the last quotation mark; the page shows the words unchanged.',
  },
];

interface MarkedWords {
  /** "marks of emphasis: *and*" */
  readonly found: string;
  readonly fix: string;
}

/** The first formatting character in a plain text, or undefined. */
export const markIn = (text: string): MarkedWords | undefined => {
  for (const { pattern, what, fix } of marks) {
    const match = pattern.exec(text);
    if (match) return { found: `${what}: ${match[0]}`, fix };
  }
  return undefined;
};

/** Quotation marks around a whole text can only be recognized when it is complete, so they are checked then. */
const seenWhileTyping = marks.filter(({ pattern }) => !pattern.source.endsWith('$'));

/**
 * Source of an expression (flag "u") that matches texts without formatting, for forms that check while somebody types.
 */
export const plainPattern = `^(?![^]*(?:${seenWhileTyping
  .map(({ pattern }) => pattern.source.replace(/^\^/, '(?<![^\\n])'))
  .join('|')}))[^]*$`;
