import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageOffer } from '../../../src/runtime/locale/LanguageOffer';
import { renderWithPage } from '../../renderWithPage';

const speak = (...languages: string[]) => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
const paths = { en: '/clinics', es: '/es/clinicas' };

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test looks at the cookie itself.
  document.cookie = 'camino-claro-locale=; Max-Age=0; Path=/';
});

test('offers the twin page in the visitor’s own language', () => {
  speak('es-MX');
  renderWithPage(<LanguageOffer />, { page: { kind: 'clinics', paths } });
  const line = screen.getByText('Esta página también está en español.').closest('aside');
  expect(line).toHaveAttribute('lang', 'es-ES');
  const link = screen.getByRole('link', { name: 'Leer en español' });
  expect(link).toHaveAttribute('href', '/es/clinicas');
  expect(link).toHaveAttribute('data-language-switch');
});

test('offers English on a Spanish page', () => {
  speak('en-GB');
  renderWithPage(<LanguageOffer />, { language: 'es', page: { kind: 'clinics', paths } });
  expect(screen.getByText('This page is also available in English.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read in English' })).toHaveAttribute('href', '/clinics');
});

test('staying is a choice: saved, and the line goes', async () => {
  speak('es');
  renderWithPage(<LanguageOffer />, { page: { kind: 'clinics', paths } });
  await userEvent.click(screen.getByRole('button', { name: 'Seguir en inglés' }));
  expect(screen.queryByText('Esta página también está en español.')).not.toBeInTheDocument();
  expect(document.cookie).toContain('camino-claro-locale=en');
});

test.each([
  ['the page is in their language', 'clinics' as const, ['en-US']],
  ['an error page has no twin', 'notFound' as const, ['es']],
])('offers nothing when %s', (_, kind, languages) => {
  speak(...languages);
  const { container } = renderWithPage(<LanguageOffer />, { page: { kind, paths } });
  expect(container).toBeEmptyDOMElement();
});
