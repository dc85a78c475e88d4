/** @jest-environment node */
import { cells, english, facts } from '../paths';
import { type Edit, edit, slips } from './slips';

const { fixture, refuses } = slips();

describe('values', () => {
  test.each<[Edit, string, string?]>([
    [[facts, '  - en\n', '  - EN\n'], 'Write en.', 'en'],
    [[facts, 'code: MDE', 'code: mde'], 'Write MDE.', 'MDE'],
    [[facts, '  - en\n', '  - xx\n'], 'Write a two-letter language code'],
    [[facts, 'care: 8150', 'care: -8150'], 'Write another number behind care: 1 or more.'],
    [[facts, 'reviewed: "2026-09-14"', 'reviewed: "0206-09-14"'], 'Correct the year.'],
    [[facts, '  - stem-cells\n', '  -\n'], '- stem-cells'],
    [[facts, '  - en\n', '  -\n'], '- es'],
    [[facts, 'treatment: total-knee-replacement', 'treatment:'], 'treatment: total-knee-replacement'],
    [[english, /\ntreatments:[\s\S]*?\nsteps:/, '\nsteps:'], 'below it each key of facts.yaml'],
    [[`${cells}/words.en.md`, /(## Find out.*\n)[\s\S]*$/, '## Find out\n'], 'Write the text below the heading.'],
  ])('%s', (change, mend, ...[nearest]) => refuses(edit(change), { mend, ...(nearest && { nearest }) }));

  test.each<[string, string]>([
    ['reviewed: "2026-09-14"', 'a real date'],
    ['code: MDE', 'IATA'],
    ['verifyAt: https://example.com/verify/sample-co-1187', 'starts with https://'],
  ])('what is allowed is told also of an empty %s', (line, allowed) =>
    refuses(edit([facts, line, line.replace(/: .*/, ':')]), { found: 'nothing', allowed }),
  );

  test.each([
    'https:foo.org/x',
    'https:///foo.org/x',
    'https://x',
    'https://localhost/x',
    'https://foo.org/x,https://b.org',
  ])('an address that visitors cannot reach: %s', (address) =>
    refuses(edit([facts, /verifyAt: .*/, `verifyAt: ${address}`]), { field: 'accreditations.0.verifyAt' }),
  );
});

describe('what is clear is read, and nothing is made up', () => {
  test.each(['“2026-09-14”', '2026/9/14', '2026-9-14', '14.9.2026', '09/14/2026', '"2026.09.14"'])(
    'the day %s',
    (written) =>
      refuses(edit([facts, 'reviewed: "2026-09-14"', `reviewed: ${written}`]), {
        field: 'reviewed',
        allowed: 'written YYYY-MM-DD',
        nearest: '2026-09-14',
        mend: 'Write 2026-09-14.',
      }),
  );

  test.each(['01/09/2026', '1.9.2026'])('%s is the ninth of January to some', (written) =>
    refuses(edit([facts, 'reviewed: "2026-09-14"', `reviewed: ${written}`]), {
      mend: 'Write the year with four digits, then month and day with two each',
    }),
  );

  test.each<[string, string, string]>([
    ['reviewed: "2026-09-14"', 'reviewed: 20260914', 'Put it into double quotes: reviewed: "2026-09-14"'],
    ['reviewed: "2026-09-14"', 'reviewed: 2026', 'for example reviewed: "2026-06-01"'],
    ['code: MDE', 'code: 12', 'for example code: MDE'],
    ['number: SAMPLE-CO-1187', 'number: 1187', 'Put it into double quotes: number: "1187"'],
  ])('%s as %s', (from, to, mend) => refuses(edit([facts, from, to]), { mend }));

  test.each<[string, string, string]>([
    ['founded: 2009', 'founded: “2009”', 'Write founded: 2009'],
    ['sample: true', 'sample: “true”', 'Write sample: true'],
    ['longitude: -75.5659', 'longitude: −75.5659', 'Write longitude: -75.5659, with the hyphen of the keyboard'],
    ['code: MDE', 'code: ‘mde’', 'Write MDE.'],
    ['verifyAt: https://example.com/verify/sample-co-1187', 'verifyAt: <https://a.org/co>', 'Write https://a.org/co.'],
  ])('signs that came along: %s as %s', async (from, to, mend) => {
    const problems = await fixture.problemsAfter(edit([facts, from, to]));
    expect(problems.map((problem) => problem.mend)).toEqual([expect.stringContaining(mend)]);
  });

  test.each(['founded: 20009', 'founded: .inf'])('%s is told once, and not as a year to come', (written) =>
    refuses(edit([facts, 'founded: 2009', written]), { field: 'founded', mend: 'founded' }),
  );

  test.each([
    ['$9,800', '$9,800'],
    ['9,800 USD', '9,800 USD'],
    ['US$ 9,800', 'US$ 9,800'],
  ])('of the price %s no part is left to be taken for all of it', (written, found) =>
    refuses(edit([facts, 'from: 9800, to', `from: ${written}, to`]), {
      field: 'treatments.0.price.from',
      found,
      allowed: 'digits without a comma',
      mend: 'Write from: 9800',
    }),
  );

  test('a price with a sign and two commas', () =>
    refuses(edit([facts, 'to: 12400, currency', 'to: $1,000,000, currency']), { mend: 'Write to: 1000000' }));
});
