import { fireEvent, screen, within } from '@testing-library/react';
import type { ClinicView } from '../../../src/data/clinic';
import { offerView, priceOf } from '../../offerView';
import { clinicView, related } from './clinicView';
import { open, panel } from './openClinic';

beforeEach(() => window.history.replaceState(null, '', '/clinics/valle-alto'));

it('writes a stay of one length without a range', () => {
  open();
  expect(panel('prices')).toHaveTextContent('3 days');
  expect(panel('prices')).not.toHaveTextContent('3 to 3');
});

const [knee, ...others] = clinicView.offers as readonly [ClinicView['offers'][number]];

const shown = (): HTMLElement => {
  const found = document.querySelectorAll<HTMLElement>('[data-shown]');
  expect(found).toHaveLength(1);
  return found[0] as HTMLElement;
};

it('says in its head what the chosen treatment costs, for how many days, when one may fly, and the whole trip', () => {
  open();
  expect(shown()).toHaveTextContent('$9,800 – $12,400');
  expect(shown()).toHaveTextContent('Days away10 to 12 days');
  expect(shown()).toHaveTextContent('First flightfrom day 12');
  expect(within(shown()).getByText('Whole trip for two: $11,942 – $14,542')).toHaveAttribute('href', '#prices');
  fireEvent.change(screen.getByLabelText('What it costs here'), { target: { value: 'cells' } });
  expect(shown()).toHaveTextContent('$4,600 – $5,900');
  expect(shown()).toHaveTextContent('Days away3 days');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'Stem cell therapy, one joint: $4,600 – $5,900, 3\u00A0days',
  );
});

it.each([
  ['en', 'Unproven'],
  ['es', 'Eficacia no comprobada'],
] as const)('marks in its head what is unproven, and leads to what is proven instead (%s)', (language, mark) => {
  const insteadPath = '/care-options/stem-cells#instead';
  open({ offers: [knee, ...clinicView.offers.slice(1).map((offer) => ({ ...offer, insteadPath }))] }, language);
  expect(within(shown()).queryByText(mark)).toBeNull();
  fireEvent.change(screen.getAllByRole('combobox')[0] as HTMLElement, { target: { value: 'cells' } });
  expect(within(shown()).getByRole('link', { name: mark })).toHaveAttribute('href', insteadPath);
});

it('says of several trips how long each takes, and who comes by road from where', () => {
  const later = [{ from: 6, to: 7, nights: 0, after: { from: 3, to: 6 } }];
  const stay = { from: 9, to: 10, procedureDay: 2, nights: 0 };
  open({ offers: [{ ...knee, stay, later, roadFrom: 'United States' }, ...others] });
  expect(shown()).toHaveTextContent('9 to 10 daysthen 6 to 7 days, 3 to 6 months later');
  expect(shown()).toHaveTextContent('By road, fromUnited States');
});

it.each([
  ['en', 'Unproven', 'Treatments offered here'],
  ['es', 'Eficacia no comprobada', 'Tratamientos en esta clínica'],
] as const)('marks what is unproven beside the first tab (%s)', (language, mark, name) => {
  open(
    { offers: [knee, ...clinicView.offers.slice(1).map((offer) => ({ ...offer, unproven: true as const }))] },
    language,
  );
  const marks = within(screen.getByRole('region', { name })).getAllByText(mark);
  expect(marks.map((found) => found.closest('li')?.querySelector('a')?.textContent)).toEqual(
    clinicView.offers.slice(1).map((offer) => offer.name),
  );
});

it('adds up the whole trip of each offer, line by line', () => {
  open();
  const trip = within(panel('prices'))
    .getByText('Total knee replacement: $11,942 – $14,542 for two')
    .closest('details');
  expect([...(trip?.querySelectorAll('tr') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'For twoFor one',
    'Care$9,800 – $12,400$9,800 – $12,400',
    'Lodging$82 a night for two, $64 for one$654in the price',
    'Airport transfersin the pricein the price',
    'Our sum, not a quote$11,942 – $14,542$11,056 – $13,656',
  ]);
  expect(trip).toHaveTextContent('One trip: 10 to 12 days. Confirmed September 1, 2026.');
});

it.each([
  ['old', priceOf(9800, 12400, { stale: 'September 2026' }), 'Confirmed in September 2026: ask again'],
  ['too old to be shown', undefined, 'Ask for today’s price'],
] as const)('says of a price that is %s that it has to be asked for', (_, price, words) => {
  open({ offers: [{ ...knee, price }, ...others] });
  expect(shown()).toHaveTextContent(words);
  if (price) expect(shown()).toHaveTextContent(price.range);
  else expect(shown().querySelector('p + p')).not.toHaveTextContent('$');
  // In the price list, too.
  const [, first] = within(panel('prices')).getAllByRole('row', { hidden: true });
  expect(first).toHaveTextContent(words);
});

it('is opened for the procedure in its address: price, bar, list and related clinics', () => {
  window.history.replaceState(null, '', '/clinics/valle-alto?procedure=cell-injection-joint');
  const cells = offerView({ key: 'a', procedure: 'cell-injection-joint', price: priceOf(3900) });
  open({ related: [related, { ...related, id: 'b', name: 'Clínica B', path: '/clinics/b', offers: [cells] }] });
  expect(screen.getByLabelText('What it costs here')).toHaveDisplayValue('Stem cell therapy, one joint');
  const prices = screen.getAllByText('$4,600 – $5,900');
  expect(prices.length).toBeGreaterThanOrEqual(3);
  expect(panel('prices').querySelector('tr[data-chosen]')).toHaveTextContent('Stem cell therapy, one joint');
  expect(shown()).toHaveTextContent('$4,600 – $5,900');
  const cards = within(screen.getByRole('region', { name: 'Related Clinics' })).getAllByRole('article');
  expect(cards.map((card) => card.querySelector('a')?.getAttribute('href'))).toEqual([
    '/clinics/b?procedure=cell-injection-joint',
  ]);
  expect(cards[0]).toHaveTextContent('$3,900');
});

it('puts what is chosen on the page into its address', () => {
  open();
  fireEvent.change(screen.getByLabelText('What it costs here'), { target: { value: 'cells' } });
  expect(window.location.search).toBe('?procedure=cell-injection-joint');
});

it.each([
  ['en', 'Centro Valle Alto does not offer the procedure in this address.'],
  ['es', 'Centro Valle Alto no ofrece el procedimiento de esta dirección.'],
] as const)('says that it does not offer what the address asks for (%s)', (language, words) => {
  window.history.replaceState(null, '', '/clinics/valle-alto?procedure=nothing');
  open({}, language);
  expect(document.body).toHaveTextContent(words);
  expect(shown()).not.toHaveTextContent('$');
  expect(panel('prices') ?? panel('precios')).toHaveTextContent('$9,800 – $12,400');
  expect(panel(language === 'en' ? 'prices' : 'precios').querySelector('tr[data-chosen]')).toBeNull();
});

it('leads from treatments and prices to their procedures', () => {
  open();
  for (const part of [
    screen.getByRole('region', { name: 'Treatments offered here' }),
    panel('treatment'),
    panel('prices'),
  ])
    expect(part.querySelector('a[href="/procedures/total-knee-replacement"]')).not.toBeNull();
});
