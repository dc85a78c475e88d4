/** @jest-environment jsdom */
import { languageChoiceScript } from '../../../src/runtime/locale/choiceScript';
import { rememberLanguage } from '../../../src/runtime/locale/rememberLanguage';

let written: string[] = [];

beforeEach(() => {
  written = [];
  jest.spyOn(document, 'cookie', 'set').mockImplementation((value) => {
    written.push(value);
  });
  document.body.innerHTML = `
    <a href="/es" hreflang="es" data-language-switch="es"><span>Español</span></a>
    <a href="/clinics" id="other">Clinics</a>`;
});

const expected = 'camino-claro-locale=es; Max-Age=31536000; Path=/; SameSite=Lax';

test('the inline script saves what the app would save', () => {
  new Function(languageChoiceScript)();
  const link = document.querySelector<HTMLElement>('[data-language-switch] span');
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.click();
  rememberLanguage('es');
  expect(written).toEqual([expected, expected]);
  document.getElementById('other')?.click();
  expect(written).toHaveLength(2);
});

test('blocked cookies are only logged', () => {
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {
    throw new Error('SecurityError');
  });
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(() => rememberLanguage('es')).not.toThrow();
  expect(warn).toHaveBeenCalled();
});
