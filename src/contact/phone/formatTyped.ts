import type { CountryCode } from 'libphonenumber-js/min';
import type { PhoneLibrary } from './readPhone';

interface TypedText {
  readonly value: string;
  /** Position of the caret, in UTF-16 units. */
  readonly caret: number;
}

const countsAsDigit = /[\d+]/;
const formattable = /^[\d\s()+./-]+$/;

const digitsBefore = (text: string, position: number): number =>
  [...text.slice(0, position)].filter((sign) => countsAsDigit.test(sign)).length;

const positionAfter = (text: string, digits: number): number => {
  if (digits === 0) return 0;
  let seen = 0;
  for (let position = 0; position < text.length; position += 1) {
    if (countsAsDigit.test(text.charAt(position))) seen += 1;
    if (seen === digits) return position + 1;
  }
  return text.length;
};

/**
 * The typed number with the spaces and brackets of its country, and the caret after the same digit as before. Undefined
 * when it should stay as it is: nothing changes, it contains an extension or a word, or the library would drop a digit.
 */
export const formatTyped = (
  library: PhoneLibrary,
  { value, caret }: TypedText,
  country: CountryCode,
): TypedText | undefined => {
  if (!formattable.test(value)) return undefined;
  const formatted = new library.AsYouType(country).input(value);
  const same = (text: string) => text.replace(/[^\d+]/g, '');
  if (formatted === value || same(formatted) !== same(value)) return undefined;
  const digits = digitsBefore(value, caret);
  return { value: formatted, caret: caret >= value.length ? formatted.length : positionAfter(formatted, digits) };
};
