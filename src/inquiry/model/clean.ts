/*
 * What has no sign of its own: bidirectional marks, fillers, tags, byte order marks, which come with pasted text or hide
 * something in it. Joiners and variants stay, because names and emoji need them.
 */
const invisible = /(?![\p{Join_Control}\p{Variation_Selector}])[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;

/** Nothing is joined at the ends of a text, and what shows nothing at all is none: signs without ink. */
const ends =
  /^[\s\p{Join_Control}\p{Variation_Selector}\u2800\uFFFC\u{16FE4}\u{1D159}]+$|^[\s\p{Join_Control}]+|[\s\p{Join_Control}]+$/gu;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const controls = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g;

// biome-ignore lint/suspicious/noControlCharactersInRegex: as above, without tab and line feed
const controlsInText = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]+/g;

/*
 * Half a character, left by programs that cut text by length. Servers that store UTF-8 cannot read it and would refuse
 * the whole inquiry at every attempt.
 */
const halves = /\p{Surrogate}/gu;

const composed = (typed: string): string => typed.normalize('NFC').replace(halves, '\uFFFD');

/** One line of plain text: composed (NFC), without control characters or line breaks, with single spaces, trimmed. */
export const cleanLine = (typed: string): string =>
  composed(typed).replace(invisible, '').replace(controls, ' ').replace(/\s+/gu, ' ').replace(ends, '');

/** Text of several lines: line breaks become `\n`, other control characters are removed, trimmed. */
export const cleanText = (typed: string): string =>
  composed(typed)
    .replace(invisible, '')
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(controlsInText, '')
    .replace(ends, '');

/** Like `cleanLine`, with full-width digits and punctuation in their plain form: for addresses and numbers. */
export const cleanToken = (typed: string): string => cleanLine(typed.normalize('NFKC'));
