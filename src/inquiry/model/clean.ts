/* What has no sign of its own, pasted or hidden in text. Joiners and variants stay: names and emoji need them. */
const invisible = /(?![\p{Join_Control}\p{Variation_Selector}])[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;

/** Nothing is joined at the ends of a text. */
const ends = /^[\s\p{Join_Control}]+|[\s\p{Join_Control}]+$/gu;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const controls = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g;

// biome-ignore lint/suspicious/noControlCharactersInRegex: as above, without tab and line feed
const controlsInText = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]+/g;

/* Half a character, from programs that cut by length: servers would refuse the whole inquiry. */
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
