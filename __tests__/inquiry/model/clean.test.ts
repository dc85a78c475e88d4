import { cleanLine, cleanText, cleanToken } from '../../../src/inquiry/model/clean';

it.each([
  ['  Jordan   Avery ', 'Jordan Avery'],
  ['Jordan\r\nBcc: victim@example.com', 'Jordan Bcc: victim@example.com'],
  ['Jordan\u0000\u001b[31m', 'Jordan [31m'],
  ['\u202eJordan\u200b', 'Jordan'],
  ['Jose\u0301', 'José'],
  ['👩‍⚕️ Ana', '👩‍⚕️ Ana'],
  ['a\u2028b\u0085c', 'a b c'],
  ['Ana \ud83d', 'Ana \ufffd'],
  // Fillers, a joiner alone, tags, deprecated marks: nobody sees them, and they are no name.
  ['\u3164\u115f\u034f', ''],
  ['\u200d\u200c', ''],
  ['\ufe0f\u2800 \ufffc\u{e0100}', ''],
  ['Ana\u{e0041}\u{e0042} \u206aPaz\ufff9', 'Ana Paz'],
  ['می\u200cخواهم ❤\ufe0f', 'می\u200cخواهم ❤\ufe0f'],
])('one line: %p becomes %p', (typed, clean) => expect(cleanLine(typed)).toBe(clean));

it('reads full-width signs in addresses and numbers', () => {
  expect(cleanToken('ａｂ＠example．com')).toBe('ab@example.com');
});

it.each([
  ['one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
  ['one\vtwo\fthree\u0085four', 'one\ntwo\nthree\nfour'],
  ['\n one\n\n\ttwo \n', 'one\n\n\ttwo'],
  ['Jose\u0301', 'José'],
  ['knee \u202egnorw\u202c and \u2066left\u2069', 'knee gnorw and left'],
  ['\u200d knee \u{e0069}\u{e0067}pain \u2800\u200d', 'knee pain \u2800'],
  ['bell\u0007 and null\u0000', 'bell and null'],
  ['👩‍⚕️ ñ — “x”', '👩‍⚕️ ñ — “x”'],
  ['half \udc69 and whole 👩', 'half \ufffd and whole 👩'],
])('text of several lines: %p becomes %p', (typed, clean) => expect(cleanText(typed)).toBe(clean));
