import { screen, within } from '@testing-library/react';
import { Layout } from '../../../../src/components/site/layout/Layout';
import { menusOf } from '../../../../src/routes/menu';
import { pathFor } from '../../../../src/routes/path';
import { renderWithPage } from '../../../renderWithPage';

const careOptions = [{ key: 'stem-cells', name: 'Stem Cell Therapy', path: '/care-options/stem-cells' }] as const;

it('begins with a way past the header to the main region', () => {
  renderWithPage(<Layout padding={false}>Words</Layout>);
  const [first] = screen.getAllByRole('link');
  expect(first).toHaveAttribute('href', '#content');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
  expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1');
});

it.each([
  ['en', 'es', 'Leer en español'],
  ['es', 'en', 'Read in English'],
] as const)('says in %s that the text in %s is newer, and leads there', (language, newer, link) => {
  const newerText = { language: newer, words: 'The other text of this page is newer.' };
  renderWithPage(<Layout padding>Words</Layout>, { language, page: { kind: 'clinics', newerText } });
  const main = within(screen.getByRole('main'));
  expect(main.getByText(newerText.words)).toBeInTheDocument();
  expect(main.getByRole('link', { name: link })).toHaveAttribute('href', pathFor('clinics', newer));
});

it('says nothing of the kind where both texts agree', () => {
  renderWithPage(<Layout padding>Words</Layout>);
  expect(screen.queryByText(/is newer/)).toBeNull();
});

it('leads to no text that is a draft, neither from the menus nor from the footer', () => {
  renderWithPage(<Layout padding>Words</Layout>, { page: { menus: menusOf(['patientRights']) } });
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining(['Testimonials', 'Patient rights']));
  expect(names).not.toContain('About Us');
  expect(names).not.toContain('Accessibility');
});

it('ends with the footer (R2.13)', () => {
  renderWithPage(<Layout padding>Words</Layout>, { page: { careOptions } });
  const footer = within(screen.getByRole('contentinfo'));
  for (const name of ['+1 555 0100', 'patients@example.com', 'Testimonials', 'Stem Cell Therapy']) {
    expect(footer.getByRole('link', { name })).toBeInTheDocument();
  }
  for (const name of ['Patient rights', 'Privacy policy', 'Terms of service', 'Medical disclaimer']) {
    expect(footer.getByRole('link', { name })).toBeInTheDocument();
  }
  expect(footer.getByText('© 2026 Camino Claro. All rights reserved.')).toBeInTheDocument();
  expect(footer.getByText('Developed by Example Studio')).toBeInTheDocument();
  expect(footer.getByText(/It is not medical advice, and outcomes are not guaranteed/)).toBeInTheDocument();
});
