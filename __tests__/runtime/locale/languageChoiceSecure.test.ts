/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://www.example.com/"}
 */
import { languageChoiceScript } from '../../../src/runtime/locale/choiceScript';
import { rememberLanguage } from '../../../src/runtime/locale/rememberLanguage';

test('where the page is secure, so is the cookie, by the script and by the app', () => {
  const written: string[] = [];
  jest.spyOn(document, 'cookie', 'set').mockImplementation((value) => void written.push(value));
  document.body.innerHTML = '<a href="#es" hreflang="es" data-language-switch="es">Español</a><i>x</i>';
  new Function(languageChoiceScript())();
  document.querySelector('a')?.click();
  rememberLanguage('es');
  document.querySelector('i')?.click();
  const secure = 'camino-claro-locale=es; Max-Age=31536000; Path=/; SameSite=Lax; Secure';
  expect(written).toEqual([secure, secure]);
});
