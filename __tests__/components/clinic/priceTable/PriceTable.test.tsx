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

describe('PriceTable', () => {
  it('is a table named by its caption', () => {
    open();
    expect(screen.getByRole('table', { name: 'Prices in US dollars' })).toBeInTheDocument();
  });

  it('names the role of every part, so that cards on phones are still rows', () => {
    const { container } = open();
    const silent = [...container.querySelectorAll('table, thead, tbody, tr, th, td')].filter(
      (part) => !part.hasAttribute('role'),
    );
    expect(silent).toEqual([]);
  });

  it('heads columns and rows with their scope', () => {
    open();
    expect(screen.getAllByRole('columnheader').map((head) => head.getAttribute('scope'))).toEqual([
      'col',
      'col',
      'col',
      'col',
    ]);
    expect(screen.getByRole('rowheader', { name: 'Total knee replacement' })).toHaveAttribute('scope', 'row');
  });

  it('leads from each name to its page', () => {
    open();
    expect(screen.getByRole('link', { name: 'Total knee replacement' })).toHaveAttribute(
      'href',
      '/procedures/total-knee-replacement',
    );
  });

  it('shows a price, and below it what has to be said of it', () => {
    open();
    const prices = screen.getAllByRole('row').map((row) => row.lastElementChild?.textContent);
    expect(prices.slice(1)).toEqual(['$9,800 – $12,400', '$300Confirmed May 2']);
  });

  it('brings the labels that stand before the cells of a card', () => {
    open();
    expect(screen.getByText('10 to 12 days')).toHaveAttribute('data-label', 'Stay:');
  });
});
