import { formatTyped } from '../../../src/contact/phone/formatTyped';
import * as library from '../../../src/contact/phone/phoneLibrary';

/** `|` is the caret. */
const typed = (marked: string) => ({ value: marked.replace('|', ''), caret: marked.indexOf('|') });
const marked = (text: ReturnType<typeof formatTyped>) =>
  text && `${text.value.slice(0, text.caret)}|${text.value.slice(text.caret)}`;

describe('formatting as it is typed', () => {
  it.each([
    ['2125|', 'US', '(212) 5|'],
    ['2125550123|', 'US', '(212) 555-0123|'],
    ['+525512|', 'US', '+52 55 12|'],
    ['5512345678|', 'MX', '55 1234 5678|'],
    ['88881|', 'CR', '8888 1|'],
    ['212|', 'US', '(212)|'],
  ] as const)('%p in %s becomes %p', (before, country, after) => {
    expect(marked(formatTyped(library, typed(before), country))).toBe(after);
  });

  it.each([
    ['21|25550123', 'US', '(21|2) 555-0123'],
    ['|2125550123', 'US', '|(212) 555-0123'],
    ['+52551|2345678', 'MX', '+52 55 1|234 5678'],
    ['(212) 59|55-012', 'US', '(212) 59|5-5012'],
  ] as const)('keeps the caret after the same digit: %p in %s becomes %p', (before, country, after) => {
    expect(marked(formatTyped(library, typed(before), country))).toBe(after);
  });

  it.each(['(212) 555-0123|', '212 555 0123 ext 4|', 'call|', 'call 212|', '55+1|', '+52 1 55 1234 5678 x|', '|'])(
    'leaves %p alone',
    (before) => {
      expect(formatTyped(library, typed(before), 'US')).toBeUndefined();
    },
  );

  it('never loses a digit', () => {
    for (const digits of ['0445512345678', '12345678901234567890', '+5215512345678', '00525512345678']) {
      for (let length = 1; length <= digits.length; length += 1) {
        const value = digits.slice(0, length);
        const formatted = formatTyped(library, { value, caret: length }, 'MX');
        if (formatted) expect(formatted.value.replace(/[^\d+]/g, '')).toBe(value);
      }
    }
  });
});
