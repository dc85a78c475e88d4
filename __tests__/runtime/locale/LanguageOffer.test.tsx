import { act } from '@testing-library/react';
import { LanguageOffer } from '../../../src/runtime/locale/LanguageOffer';
import { renderWithPage } from '../../renderWithPage';

const speak = (...languages: string[]) => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test looks at the cookie itself.
  document.cookie = 'camino-claro-locale=; Max-Age=0; Path=/';
});

test('waits until the press that hydrated the page is over: it must not land on the line', () => {
  speak('es');
  jest.useFakeTimers();
  const { container } = renderWithPage(<LanguageOffer />, { page: { kind: 'clinics' } });
  act(() => jest.advanceTimersByTime(500));
  expect(container).toBeEmptyDOMElement();
  jest.useRealTimers();
});

test.each([
  ['the page is in their language', 'clinics' as const, ['en-US']],
  ['an error page has no alternate', 'notFound' as const, ['es']],
  ['nor has the other one', 'serverError' as const, ['es']],
])('offers nothing when %s', (_, kind, languages) => {
  speak(...languages);
  jest.useFakeTimers();
  const { container } = renderWithPage(<LanguageOffer />, { page: { kind } });
  act(() => jest.advanceTimersByTime(1_000));
  expect(container).toBeEmptyDOMElement();
  jest.useRealTimers();
});
