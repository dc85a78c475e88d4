/** @jest-environment jsdom */

import { navigation } from '../../../../src/client/navigation';
import { normalizeUrl } from '../../../../src/runtime/navigation/guard';

const at = (pathname: string, search = '', hash = '') => {
  jest.spyOn(navigation, 'here').mockReturnValue({ pathname, search, hash, origin: 'https://site.example' });
  const replace = jest.spyOn(navigation, 'replace').mockImplementation(() => undefined);
  const rewrite = jest.spyOn(window.history, 'replaceState');
  return { result: normalizeUrl(window), replace, rewrite };
};

afterEach(() => jest.restoreAllMocks());

it.each([
  ['/clinics%2Fpacifica', '/clinics/pacifica?q=1#prices'],
  ['/es//clinicas', '/es/clinicas?q=1#prices'],
  ['/es//clinicas///pacifica', '/es/clinicas/pacifica?q=1#prices'],
  ['//evil.example/x', '/evil.example/x?q=1#prices'],
  ['/%2f%2Fevil.example', '/evil.example?q=1#prices'],
])('%s leads to the page that was meant, and never out of the site', async (pathname, address) => {
  const { result, replace } = at(pathname, '?q=1', '#prices');
  expect(replace).toHaveBeenCalledWith(address);
  const settled = await Promise.race([result, new Promise((resolve) => setTimeout(resolve, 20, 'waits'))]);
  expect(settled).toBe('waits');
});

it('leaves a usual address alone, also one with signs in its query', () => {
  const { result, rewrite, replace } = at('/es/clinicas', '?q=a//b%2F', '#precios%20');
  expect(result).toBeUndefined();
  expect(rewrite).not.toHaveBeenCalled();
  expect(replace).not.toHaveBeenCalled();
});

it.each(['', '#precios', '#a%20b'])('keeps the fragment %p that is come back to', (hash) => {
  const { rewrite } = at('/es/clinicas/pacifica', '', hash);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(rewrite).not.toHaveBeenCalled();
});

it.each(['#%', '#%E0%A4%A', '#%zz'])('drops the fragment %s when it is typed in', (hash) => {
  const { rewrite } = at('/contact', '?clinic=pacifica');
  jest
    .spyOn(navigation, 'here')
    .mockReturnValue({ pathname: '/contact', search: '?clinic=pacifica', hash, origin: '' });
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(rewrite).toHaveBeenCalledWith(window.history.state, '', '/contact?clinic=pacifica');
});
