import { screen } from '@testing-library/react';
import type { FigureView } from '../../../src/data/offer';
import type { ProcedureView } from '../../../src/data/procedure';
import { KeyFigures } from '../../../src/sections/procedure/KeyFigures';
import { priceOf } from '../../offerView';
import { renderWithPage } from '../../renderWithPage';

const plane: FigureView = { way: 'plane', price: priceOf(9800, 12400), days: { from: 47, to: 50 } };
const road: FigureView = { way: 'road', price: priceOf(19800, 35800), days: { from: 16, to: 20 } };

const open = (figures: readonly FigureView[], language: 'en' | 'es' = 'en') =>
  renderWithPage(<KeyFigures view={{ figures, clinicCount: 4, flight: { days: 45 } } as unknown as ProcedureView} />, {
    language,
  });

it.each([
  ['en', 'By plane$9,800 – $12,40047 to 50 days', 'By road$19,800 – $35,80016 to 20 days', 'the risk of a blood clot'],
  [
    'es',
    'En avión$9,800 – $12,40047 a 50 días',
    'Por carretera$19,800 – $35,80016 a 20 días',
    'el riesgo de un coágulo',
  ],
] as const)(
  'shows by plane and by road as two figures, and warns of the long drive (%s)',
  (language, one, two, risk) => {
    const { container } = open([plane, road], language);
    for (const words of [one, two, risk]) expect(container.textContent?.replaceAll(/\s+/g, ' ')).toContain(words);
  },
);

it('shows one way without a word about the other', () => {
  open([plane]);
  expect(screen.getByText('Usual days away').parentElement).toHaveTextContent('47 to 50');
  expect(document.body).not.toHaveTextContent('By plane');
  expect(document.body).not.toHaveTextContent('clot');
});

it('says what the price covers', () => {
  open([{ ...plane, scope: 'With crown' }]);
  expect(document.body).toHaveTextContent('With crown: Price at 4 partner clinics');
});

it('names the month where every price has to be asked for again', () => {
  open([{ ...plane, price: priceOf(9300, 9300, { stale: 'May 2026' }) }]);
  expect(document.body).toHaveTextContent('Last confirmed in May 2026');
});

it('says so where clinics name a price for a part only', () => {
  open([]);
  expect(document.body).toHaveTextContent('Only a part of the treatment has a price: see below');
});
