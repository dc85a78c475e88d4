import type { CountryCode } from 'libphonenumber-js/min';
import type { PhoneLibrary } from './readPhone';

interface TypedText {
  readonly value: string;
  /** Position of the caret, in UTF-16 units. */
  readonly caret: number;
}

const formattable = /^[\d\s()+./-]+$/;

const digitsOf = (text: string): string => text.replace(/[^\d+]/g, '');

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
  if (formatted === value || digitsOf(formatted) !== digitsOf(value)) return undefined;
  if (caret >= value.length) return { value: formatted, caret: formatted.length };
  const before = digitsOf(value.slice(0, caret)).length;
  let position = 0;
  while (digitsOf(formatted.slice(0, position)).length < before) position += 1;
  return { value: formatted, caret: position };
};
