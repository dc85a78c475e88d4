import { screen } from '@testing-library/react';
import { PriceTable } from '../../../../src/components/clinic/priceTable/PriceTable';
import { renderWithPage } from '../../../renderWithPage';

const rows = [
  {
    key: 'knee',
    name: 'Total knee replacement',
    path: '/procedures/total-knee-replacement',
    includes: 'Surgeon, implant, 3 nights',
    stay: '10 to 12 days',
    price: '$9,800 – $12,400',
  },
  {
    key: 'test',
    name: 'Assessment',
    path: '/procedures/assessment',
    includes: 'Imaging',
    stay: '1 day',
    price: '$300',
    note: 'Confirmed May 2',
  },
];

const open = () =>
  renderWithPage(
    <PriceTable
      caption="Prices in US dollars"
      columns={{ name: 'Procedure', includes: 'What is included', stay: 'Usual stay', price: 'Price' }}
      short={{ includes: 'Includes:', stay: 'Stay:' }}
      rows={rows}
    />,
  );

it('is a table with a name, whose rows lead to their pages and end with the price and what has to be said of it', () => {
  open();
  expect(screen.getByRole('table', { name: 'Prices in US dollars' })).toBeInTheDocument();
  expect(screen.getAllByRole('columnheader').map((head) => head.getAttribute('scope'))).toEqual(Array(4).fill('col'));
  expect(screen.getByRole('rowheader', { name: 'Total knee replacement' })).toHaveAttribute('scope', 'row');
  const link = screen.getByRole('link', { name: 'Total knee replacement' });
  expect(link).toHaveAttribute('href', '/procedures/total-knee-replacement');
  const prices = screen.getAllByRole('row').map((row) => row.lastElementChild?.textContent);
  expect(prices.slice(1)).toEqual(['$9,800 – $12,400', '$300Confirmed May 2']);
});

it('names the role of every part, so that cards on phones are still rows, and labels what stands in a card', () => {
  const { container } = open();
  const silent = [...container.querySelectorAll('table, thead, tbody, tr, th, td')].filter(
    (part) => !part.hasAttribute('role'),
  );
  expect(silent).toEqual([]);
  expect(screen.getByText('10 to 12 days')).toHaveAttribute('data-label', 'Stay:');
});
