import { type Change, contentFixture } from '../contentFixture';
import { facts } from '../paths';

const fixture = contentFixture();

const warningsAfter = async (change: (content: Change) => void) =>
  (await fixture.checkAfterCommit(change)).warnings.flatMap(({ field, found }) =>
    field.endsWith('verified') ? [[field, found]] : [],
  );

test('a price that was changed since the last commit is warned about while its day is the old one', async () => {
  const price = (day: string) => (content: Change) =>
    content.replace(
      facts,
      /price: \{ from: (\d+), to: \d+, currency: USD, verified: "[^"]+" \}/,
      `price: { from: 9900, to: 12400, currency: USD, verified: "${day}" }`,
    );
  const day = /verified: "([^"]+)"/.exec(fixture.read(facts))?.[1] ?? '';
  expect(await warningsAfter(price(day))).toEqual([
    ['offers.0.price.verified', `"${day}", as before the price was changed`],
  ]);
  expect(await warningsAfter(price('2026-12-01'))).toEqual([]);
});

test.each<[string, (content: Change) => void]>([
  ['what it is for', (content) => content.replace(facts, /(?=\n {4}trips:)/, '\n    unit: { pieces: 2 }')],
  [
    'with a day before the last one',
    (content) =>
      content.replace(
        facts,
        /price: \{ from: (\d+)(.*)verified: "[^"]+"/,
        'price: { from: 9900, to: 12400, currency: USD, verified: "2026-08-01"',
      ),
  ],
])('is warned about, too: %s', async (_what, change) => {
  expect(await warningsAfter(change)).toEqual([['offers.0.price.verified', expect.stringContaining('before')]]);
});

test('so is a cost of staying', async () => {
  const costs = (day?: string) => (content: Change) => {
    content.replace(facts, /meals: \d+/, 'meals: 61');
    if (day) content.replace(facts, /(?<=staying:[\s\S]*verified: )"[^"]+"/, `"${day}"`);
  };
  expect(await warningsAfter(costs())).toEqual([
    ['staying.verified', expect.stringContaining('as before the costs of staying were changed')],
  ]);
  expect(await warningsAfter(costs('2026-12-01'))).toEqual([]);
});
