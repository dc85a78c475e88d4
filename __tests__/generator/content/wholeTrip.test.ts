import type { TripLine } from '../../../src/facts/tripLines';
import { wholeTrip } from '../../../src/generator/content/wholeTrip';

type Offer = Parameters<typeof wholeTrip>[0];

const price: Offer['price'] = { from: 1000, to: 1200, currency: 'USD', verified: '2026-09-01' };
const staying: Parameters<typeof wholeTrip>[1] = {
  lodging: { one: 40, two: 50 },
  meals: 20,
  transfers: 60,
  fares: [
    { from: 'houston', amount: 400 },
    { from: 'miami', amount: 100 },
  ],
  currency: 'USD',
  verified: '2026-10-01',
};
const trip = (from: number, to: number, nights: number): Offer['trips'][number] => ({ stayDays: { from, to }, nights });

const amountsOf = (offer: Offer, people: 'one' | 'two') => {
  const { lines, total } = wholeTrip(offer, staying)[people];
  return [
    ...lines.map(({ line, from, to }): [TripLine, number, number] => [line, from, to]),
    ['total', total.from, total.to],
  ];
};

test.each<[string, Offer, 'one' | 'two', unknown]>([
  [
    'one trip of one person',
    { price, trips: [trip(10, 12, 3)] },
    'one',
    [
      ['care', 1000, 1200],
      ['lodging', 240, 320],
      ['meals', 200, 240],
      ['transfers', 60, 60],
      ['fare', 400, 400],
      ['total', 1900, 2220],
    ],
  ],
  [
    'a companion, who sleeps in lodging while the patient is at the clinic',
    { price, trips: [trip(10, 12, 3)] },
    'two',
    [
      ['care', 1000, 1200],
      ['lodging', 420, 520],
      ['meals', 400, 480],
      ['transfers', 60, 60],
      ['fare', 800, 800],
      ['total', 2680, 3060],
    ],
  ],
  [
    'two trips',
    { price, trips: [trip(9, 10, 0), { ...trip(6, 7, 0), after: { from: 90, to: 180 } }] },
    'one',
    [
      ['care', 1000, 1200],
      ['lodging', 520, 600],
      ['meals', 300, 340],
      ['transfers', 120, 120],
      ['fare', 800, 800],
      ['total', 2740, 3060],
    ],
  ],
  [
    'by road, without fare and transfers',
    { price, trips: [trip(5, 5, 0)], byRoad: { from: ['US'] } },
    'one',
    [
      ['care', 1000, 1200],
      ['lodging', 160, 160],
      ['meals', 100, 100],
      ['total', 1260, 1460],
    ],
  ],
  [
    'a price for each of four pieces',
    { price, unit: { pieces: 4 }, trips: [trip(5, 5, 4)] },
    'one',
    [
      ['care', 4000, 4800],
      ['lodging', 0, 0],
      ['meals', 100, 100],
      ['transfers', 60, 60],
      ['fare', 400, 400],
      ['total', 4560, 5360],
    ],
  ],
])('%s', (_what, offer, people, expected) => expect(amountsOf(offer, people)).toEqual(expected));

test('names the first fare’s city, unless people drive, and the earlier day', () => {
  const trips = [trip(5, 5, 0)];
  expect(wholeTrip({ price, trips }, staying)).toMatchObject({ from: 'houston', trips: 1, verified: '2026-09-01' });
  expect(wholeTrip({ price, trips, byRoad: { from: ['US'] } }, staying)).not.toHaveProperty('from');
});
