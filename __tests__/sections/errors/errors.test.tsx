import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { navigation } from '../../../src/client/navigation';
import type { NotFoundView } from '../../../src/data/pages';
import { NotFoundSection, notFoundPathScript, ServerErrorSection } from '../../../src/sections/errors';
import { describeNotFound } from '../../../src/sections/errors/describeNotFound';
import { renderWithPage, withPage } from '../../renderWithPage';

const view: NotFoundView = {
  picture: { width: 1, height: 1, color: '#000000', sources: [], fallback: '/x.jpg', sizes: '100vw' },
  known: {
    clinic: [{ id: 'valle-alto', name: 'Valle Alto', path: '/clinics/valle-alto' }],
    careOption: [{ id: 'stem-cells', name: 'Stem cells', path: '/care-options/stem-cells' }],
    procedure: [{ id: 'gastric-sleeve', name: 'Gastric sleeve', path: '/procedures/gastric-sleeve' }],
    doctorSheet: [{ id: 'gastric-sleeve', name: 'Gastric sleeve', path: '/for-your-doctor/gastric-sleeve' }],
  },
};

afterEach(() => {
  document.body.innerHTML = '';
});

const at = (address: string) => new URL(address, 'https://www.example.com');
/** As a browser loads the page: the script runs in the head, then the body is parsed. */
const load = async (location: object, parsed = () => {}) => {
  new Function('document', 'location', notFoundPathScript('/404.html') ?? '')(document, location);
  document.body.innerHTML = renderToString(withPage(<NotFoundSection view={view} />));
  parsed();
  await Promise.resolve();
};
const stand = (address: string) => jest.spyOn(navigation, 'here').mockReturnValue(at(address));

// R5.5, R8.1, R8.2.
// biome-ignore format: a case a line
test.each([
  ['/our-clinic', { kind: 'noRoute', fatal: false, path: '/our-clinic' }],
  ['/our-clinic?a=b#c', { kind: 'noRoute', fatal: false, path: '/our-clinic' }],
  ['/clinics/valle-alto/rooms', { kind: 'noRoute', fatal: false, path: '/clinics/valle-alto/rooms' }],
  ['/cl%C3%ADnicas', { kind: 'noRoute', fatal: false, path: '/clínicas' }],
  ['/%E0%A4%A', { kind: 'noRoute', fatal: false, path: '/%E0%A4%A' }],
  ['/care-options/magic?a=b', { kind: 'failedCheck', fatal: true, route: 'careOption', fullPath: '/care-options/magic?a=b' }],
  ['/clinics/nowhere-at-all', { kind: 'failedCheck', fatal: true, route: 'clinic', fullPath: '/clinics/nowhere-at-all' }],
  ['/procedures/Gastric-Sleeve#risks', { kind: 'redirect', to: '/procedures/gastric-sleeve#risks' }],
  ['/clinics/VALLE-ALTO', { kind: 'redirect', to: '/clinics/valle-alto' }],
  ['/clinics/Valle-Alto?a=b#prices', { kind: 'redirect', to: '/clinics/valle-alto?a=b#prices' }],
])('%s', (address, expected) => expect(describeNotFound(at(address), view)).toEqual(expected));

test('an unknown clinic suggests the nearest', () =>
  expect(describeNotFound(at('/clinics/vale-alto'), view)).toMatchObject({
    kind: 'failedCheck',
    fatal: true,
    message: { key: 'unknownClinic', id: 'vale-alto', suggestion: { name: 'Valle Alto' } },
  }));

describe('the 404 page', () => {
  test('no route matches', () => {
    stand('/our-clinic');
    renderWithPage(<NotFoundSection view={view} />);
    expect(screen.getByText('404')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    expect(document.body).toHaveTextContent('Page not found: /our-clinic');
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'View all clinics' })).toHaveAttribute('href', '/clinics');
  });

  test('a redirect is followed', () => {
    const replace = jest.spyOn(navigation, 'replace').mockImplementation(() => undefined);
    stand('/clinics/Valle-Alto');
    renderWithPage(<NotFoundSection view={view} />);
    expect(replace).toHaveBeenCalledWith('/clinics/valle-alto');
  });

  test.each([
    ['/our-clinic?a=b', 'Page not found: /our-clinic'],
    ['/clinics/x?a=b#c', 'Page Not Found: /clinics/x?a=b#c'],
    ['/es/opciones-de-cuidado/x', 'Page Not Found: /es/opciones-de-cuidado/x'],
    ['/clinics/a/b', 'Page not found: /clinics/a/b'],
  ])('the inline script writes the address into the server’s HTML: %s', async (address, expected) => {
    stand('/ignored');
    await load(at(address), () => expect(document.body).toHaveTextContent('Page not found The address'));
    expect(document.body).toHaveTextContent(expected);
  });

  test.each([
    ['/clinics%3Fcountry=mexico', '/clinics?country=mexico'],
    ['/clinics/pacifica%23prices?a=b#c', '/clinics/pacifica#prices?a=b#c'],
    ['//evil.example%3Fa', '/evil.example?a'],
    ['///evil.example/%40', '/evil.example/@'],
  ])('an encoded sign leads to what was meant, on this site: %s', (address, meant) => {
    const replace = jest.fn();
    const [, pathname = '', search = '', hash = ''] = /^([^?#]*)([^#]*)(.*)$/.exec(address) ?? [];
    new Function('document', 'location', notFoundPathScript('/404.html') ?? '')(document, {
      pathname,
      search,
      hash,
      replace,
    });
    expect(replace.mock.calls).toEqual([[meant]]);
  });

  describe('an address with capitals', () => {
    const visit = async (address: string, answer: () => Promise<unknown>) => {
      const ask = jest.fn(answer);
      const replace = jest.fn();
      globalThis.fetch = ask as never;
      const { pathname, search, hash } = at(address);
      await load({ pathname, search, hash, replace });
      await new Promise((resolve) => setTimeout(resolve));
      return { asked: ask.mock.calls, replaced: replace.mock.calls };
    };

    test.each([
      ['/clinics/Pacifica?a=B#Prices', '/clinics/pacifica', '/clinics/pacifica?a=B#Prices'],
      ['/ES/Clinicas', '/es/clinicas', '/es/clinicas'],
    ])('%s: leads to the page that the host has in small letters', async (address, path, target) => {
      const { asked, replaced } = await visit(address, async () => ({ ok: true }));
      expect(asked).toEqual([[path, { method: 'HEAD' }]]);
      expect(replaced).toEqual([[target]]);
    });

    test.each([
      ['has none there', async () => ({ ok: false })],
      ['cannot be asked', () => Promise.reject(new TypeError('offline'))],
    ])('stays as it was written where the host %s', async (_, answer) => {
      const { replaced } = await visit('/Our-Clinic', answer);
      expect(replaced).toEqual([]);
      expect(document.body).toHaveTextContent('Page not found: /Our-Clinic');
    });

    test.each(['/our-clinic', '/cl%C3%ADnicas'])('%s has none, and nobody is asked', async (address) =>
      expect((await visit(address, async () => ({ ok: true }))).asked).toEqual([]),
    );
  });

  test('the script writes text, never markup', async () => {
    await load({ pathname: '/<img src=x onerror=1>', search: '', hash: '' });
    expect(document.querySelector('[data-missing-path] img')).toBeNull();
    expect(notFoundPathScript('/404.html')).not.toMatch(/<\/|<!--/);
  });
});

describe('the generic error page', () => {
  test('defaults: 500, Internal Server Error', () => {
    renderWithPage(<ServerErrorSection view={{ picture: view.picture }} />);
    expect(screen.getByText('500')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Internal Server Error' })).toBeVisible();
    expect(screen.getByText('Try again')).toHaveAttribute('href', '');
  });
  test('404 has the other standard title', () => {
    renderWithPage(<ServerErrorSection status={404} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  });
});
