import type { ClinicIdentity } from '../../../src/data/clinicIdentity';
import type { ProcedureOfferView } from '../../../src/data/offer';
import type { Country } from '../../../src/facts/countries';
import type { ProcedureRecord, ViewContext } from '../../../src/generator/pageData/context';
import { createFormat } from '../../../src/generator/pageData/createFormat';
import { figuresOf, pageFiguresOf } from '../../../src/generator/pageData/figures';
import { byPrice } from '../../../src/generator/pageData/offers';
import { offerView, priceOf } from '../../offerView';

const context = { language: 'en', format: createFormat('en') } as ViewContext;

const procedure = (scopes?: readonly { key: string; whole: boolean }[]) =>
  ({
    facts: { scopes },
    words: {
      en: { scopes: { whole: { label: 'With crown' }, part: { label: 'Without crown', missing: 'the crown' } } },
    },
  }) as unknown as ProcedureRecord;

const plane = offerView({ key: 'plane', price: priceOf(9800, 12400) });
const cheap = offerView({ key: 'stale', price: priceOf(9300, 9300, { stale: 'May 2026', verifiedDay: '2026-05-02' }) });
const road = offerView({
  key: 'road',
  price: priceOf(19800, 35800),
  stay: { from: 16, to: 20, procedureDay: 2, nights: 1 },
});
const unpriced = offerView({ key: 'unpriced', price: undefined });

it('gives by plane and by road apart, each with its days', () => {
  expect(figuresOf([road, plane], procedure(), context)).toMatchObject([
    { way: 'plane', price: { range: '$9,800 – $12,400' }, days: { from: 10, to: 12 } },
    { way: 'road', price: { range: '$19,800 – $35,800' }, days: { from: 16, to: 20 } },
  ]);
});

it('counts a price to be asked for again only where none is fresh, and then says when it was confirmed last', () => {
  const [both] = figuresOf([plane, cheap], procedure(), context);
  expect(both?.price).toMatchObject({ from: '$9,800' });
  expect(both?.price).not.toHaveProperty('stale');
  expect(figuresOf([cheap, unpriced], procedure(), context)[0]?.price).toMatchObject({
    range: '$9,300',
    stale: 'May 2026',
  });
  expect(figuresOf([unpriced], procedure(), context)[0]).not.toHaveProperty('price');
  expect(figuresOf([], procedure(), context)).toEqual([]);
});

it('takes whole offers alone into a range, by scope', () => {
  const scopes = [
    { key: 'whole', whole: true },
    { key: 'part', whole: false },
  ];
  const whole = { ...plane, scope: { key: 'whole', label: 'With crown' } };
  const part = { ...plane, price: priceOf(740), scope: { key: 'part', label: 'Without crown', missing: 'the crown' } };
  expect(figuresOf([part, whole], procedure(scopes), context)).toMatchObject([
    { scope: 'With crown', price: { from: '$9,800' } },
  ]);
  expect([part, unpriced, cheap, whole].sort(byPrice).map(({ key, scope }) => scope?.key ?? key)).toEqual([
    'whole',
    'stale',
    'unpriced',
    'part',
  ]);
});

it('gives a range that says nothing by country, and the trips of each', () => {
  const later = [{ from: 6, to: 7, nights: 0, after: { from: 3, to: 6 } }];
  const at = (country: Country, from: number, over = {}): ProcedureOfferView => ({
    ...offerView({ price: priceOf(from), ...over }),
    clinic: { country } as ClinicIdentity,
  });
  expect(pageFiguresOf([at('usa', 14200), at('colombia', 5400, { later })], procedure(), context)).toMatchObject([
    { country: 'colombia', price: { range: '$5,400' }, later: [{ from: 6, to: 7, after: { from: 3, to: 6 } }] },
    { country: 'usa', price: { range: '$14,200' } },
  ]);
  expect(pageFiguresOf([at('usa', 10800), at('colombia', 5400)], procedure(), context)).toHaveLength(1);
  expect(figuresOf([at('usa', 14200), at('colombia', 5400)], procedure(), context)).toHaveLength(1);
});
