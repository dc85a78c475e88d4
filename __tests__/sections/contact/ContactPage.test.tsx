import { screen } from '@testing-library/react';
import { ContactPage } from '../../../src/sections/contact/ContactPage';
import { renderWithPage } from '../../renderWithPage';

it.each([
  ['en', 'Get in Touch'],
  ['es', 'Póngase en contacto'],
] as const)('has its fixed title (%s)', (language, title) => {
  renderWithPage(<ContactPage form={<form />} />, { language, page: { kind: 'contact' } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it('shows the form before the ways to reach us, and the promise', () => {
  const { container } = renderWithPage(<ContactPage form={<form aria-label="Inquiry" />} />, {
    page: { kind: 'contact' },
  });
  expect(screen.getByRole('link', { name: '+1 555 0100' })).toHaveAttribute('href', 'tel:+15550100');
  expect(screen.getByRole('link', { name: 'patients@example.com' })).toHaveAttribute(
    'href',
    'mailto:patients@example.com',
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Your inquiry' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Your inquiry' })).toBeNull();
  expect(container).toHaveTextContent('within 24 hours');
  const form = screen.getByRole('form', { name: 'Inquiry' });
  const ways = screen.getByRole('region', { name: 'Ways to reach us' });
  expect(form.compareDocumentPosition(ways)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
