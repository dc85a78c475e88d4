import { checkContent } from '../../../../src/generator/check/checkContent';
import { formatReminders } from '../../../../src/generator/check/freshness/reminders';
import { contentFixture } from '../contentFixture';
import { cells, clinic, facts } from '../paths';

const fixture = contentFixture();
const warningsOn = async (day: string) => (await checkContent(fixture.root, day)).warnings;

test.each([
  ['2027-02-28', [] as string[]],
  ['2027-03-01', ['offers.0.price.verified', 'offers.1.price.verified']],
])('prices of 2026-09-01, seen on %s', async (day, expected) => {
  const warnings = (await warningsOn(day)).filter(
    ({ file, field }) => file === facts && field.endsWith('price.verified'),
  );
  expect(warnings.slice(0, 2).map(({ field }) => field)).toEqual(expected);
  for (const warning of warnings)
    expect(warning).toMatchObject({
      line: fixture.lineOf(facts, 'verified: "2026-09-01"') + 7 * Number(warning.field.split('.')[1]),
      found: '"2026-09-01"',
      allowed: 'prices confirmed in the last 6 months',
      fix: expect.stringContaining('Ask the clinic for its prices'),
    });
});

// biome-ignore format: a case a line
test.each([
  ['a review of a year ago', facts, 'reviewed: "2026-09-14"', 'reviewed: "2025-12-15"', 'reviewed', 'Read the texts again'],
  ['a review of a care option', `${cells}/facts.yaml`, /reviewed: .*/, 'reviewed: "2025-12-14"', 'reviewed', 'Read the texts'],
  [
    'lodging of half a year ago',
    facts,
    /(?<=currency: USD\n {2})verified: "2026-09-01"/,
    'verified: "2026-06-15"',
    'staying.verified',
    'Look up lodging, meals, transfers and fares again',
  ],
  ['a price of next year', facts, 'verified: "2026-09-01" }', 'verified: "2027-09-01" }', 'offers.0.price.verified', 'has happened already'],
  ['a certificate with 60 days left', facts, '"2027-11-30"', '"2027-02-13"', 'accreditations.1.validUntil', 'Ask the clinic for the new certificate'],
])('%s is a warning, and no problem', async (_what, file, from, to, field, fix) => {
  const { problems, warnings } = await fixture.check((content) => content.replace(file, from, to));
  expect(problems).toEqual([]);
  expect(warnings).toMatchObject([
    { file, line: fixture.lineOf(file, from), field, fix: expect.stringContaining(fix) },
  ]);
});

test('what falls due next: ten lines at most, the earliest first, each once', async () => {
  const { next } = await fixture.check((content) =>
    content.replace(facts, 'reviewed: "2026-09-14"', 'reviewed: "2025-12-16"'),
  );
  const [title, ...lines] = formatReminders(next).split('\n');
  expect(title).toBe('Next:');
  expect(lines[0]).toBe(
    `  2026-12-16  ${clinic}/facts.yaml: Read the texts again with their sources, and write the day into reviewed.`,
  );
  expect(lines).toContain(
    `  2027-03-01  ${facts}: Ask the clinic for its prices, correct them, and write the day into verified.`,
  );
  expect(lines).toHaveLength(10);
  expect([...lines].sort()).toEqual(lines);
  expect(new Set(lines).size).toBe(lines.length);
});
