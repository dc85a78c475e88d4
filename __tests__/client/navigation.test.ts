/** @jest-environment jsdom */
import { goTo, navigation } from '../../src/client/navigation';

const assign = jest.spyOn(navigation, 'assign').mockImplementation(() => undefined);
const replace = jest.spyOn(navigation, 'replace').mockImplementation(() => undefined);
const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);

test('goes to a path of the site', () => {
  expect(goTo('/clinics?country=mexico#a')).toBe(true);
  expect(assign).toHaveBeenCalledWith('/clinics?country=mexico#a');
});

test.each(['https://www.example.com', 'https://preview.example'])(
  'an address of the site at %s is a path',
  (origin) => {
    jest
      .spyOn(navigation, 'here')
      .mockReturnValue({ pathname: '/', search: '', hash: '', origin: 'https://preview.example' });
    expect(goTo(`${origin}/clinics`)).toBe(true);
    expect(assign).toHaveBeenCalledWith('/clinics');
  },
);

test('replaces when asked to', () => {
  expect(goTo('/clinics', { replace: true })).toBe(true);
  expect(replace).toHaveBeenCalledWith('/clinics');
});

test('refuses an address outside unless explicitly allowed', () => {
  expect(goTo('https://www.who.int/')).toBe(false);
  expect(assign).not.toHaveBeenCalled();
  expect(log).toHaveBeenCalledWith('Navigation refused (external):', 'https://www.who.int/');
  expect(goTo('https://www.who.int/', { external: true })).toBe(true);
  expect(assign).toHaveBeenCalledWith('https://www.who.int/');
});

test.each([
  'javascript:alert(1)',
  'DATA:text/html,x',
  'blob:https://x',
  ' vbscript:x',
  '//evil.example',
  'mailto:a@b.example',
])('refuses %s even where leaving is allowed', (address) => {
  expect(goTo(address, { external: true })).toBe(false);
  expect(log).toHaveBeenCalledWith(
    expect.stringMatching(/^Navigation refused \((script|protocol-relative|mail)\):$/),
    address,
  );
  expect(assign).not.toHaveBeenCalled();
});
