/** @jest-environment node */
import { english, facts, spanish } from '../paths';
import { type Edit, edit, inText, slips } from './slips';

const { fixture, refuses, passes } = slips();

describe('characters that nobody sees', () => {
  test.each([
    ['\u200B', 'U+200B, a space without width'],
    ['\u00AD', 'U+00AD, a soft hyphen'],
    ['\u200E', 'U+200E, a mark of direction'],
    ['\u2028', 'U+2028, a line separator'],
    ['\uFEFF', 'U+FEFF, a byte order mark'],
    ['\u200D', 'U+200D, a joiner'],
    ['\u0007', 'U+0007'],
  ])('%j in a name', (character, name) =>
    refuses(edit([facts, 'city: Medellín', `city: Mede${character}llín`]), {
      line: 5,
      field: 'file',
      found: `the invisible character ${name}, between "city: Mede" and "llín"`,
      mend: 'Delete it',
    }),
  );

  test('written as an escape', () =>
    refuses(edit([facts, 'city: Medellín', 'city: "Mede\\u200bllín"']), { field: 'city', found: 'U+200B' }));

  test.each(['[&#8203;](/clinics)', 'Reha&shy;bilitation'])('written as a code of HTML: %s', (words) =>
    refuses(inText(words), { field: 'text', found: 'the invisible character', mend: 'code of HTML' }),
  );

  test('what joins the parts of an emoji, and no-break spaces between words, are right', () =>
    passes(
      edit([english, '- Private room', '- 👩‍⚕️ Private room'], [english, 'value: 1,500 m', 'value: 1,500\u00A0m']),
    ));

  test.each<Edit>([
    [facts, 'founded: 2009', 'founded:\u00A02009'],
    [facts, 'founded: 2009', 'founded: \u00A02009'],
    [facts, 'founded: 2009', 'founded\u00A0: 2009'],
    [facts, '  - stem-cells', '  -\u00A0stem-cells'],
    [facts, '  - stem-cells', '\u00A0 - stem-cells'],
    [facts, 'founded: 2009\n', '\u00A0\nfounded: 2009\n'],
  ])('a no-break space where YAML counts spaces: %s %s', (file, from, to) =>
    refuses(edit([file, from, to]), {
      line: fixture.lineOf(file, String(from).trim()),
      field: 'YAML',
      found: 'a no-break space (U+00A0)',
      mend: 'type a usual space',
    }),
  );

  test('accents as letters of their own are counted, and published, as one', () =>
    passes((content) => content.write(spanish, fixture.read(spanish).normalize('NFD'))));

  test('damaged quotation marks', () =>
    refuses(edit([facts, 'city: Medellín', 'city: Medellâ€™in']), { found: 'letters damaged by a wrong encoding' }));
});
