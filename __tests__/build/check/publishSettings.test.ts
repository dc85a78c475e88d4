/** @jest-environment node */
import { unusableSettings } from '../../../src/build/check/publishSettings';

const good = {
  form: 'abcdwxyz',
  formOrigin: 'https://formspree.io',
  captchaOrigin: 'https://www.google.com',
  url: 'https://www.camino.test',
  email: 'patients@camino.test',
};

test('settings that can work', () => {
  expect(unusableSettings(good)).toEqual([]);
  // That there is none is told elsewhere.
  expect(unusableSettings({ ...good, form: undefined })).toEqual([]);
});

test.each([
  'https://WWW.Camino.test',
  'https://mylocalhost',
  'https://localhost.camino.test',
  'https://127.camino.test',
])('an address like %s, too', (url) => expect(unusableSettings({ ...good, url })).toEqual([]));

test.each([
  [
    { form: 'https://formspree.io/f/abcdwxyz' },
    'Form https://formspree.io/f/abcdwxyz: GATSBY_FORMSPREE_FORM takes only what stands behind /f/ in the form’s address: write abcdwxyz.',
  ],
  [{ form: 'my form' }, 'Form my form: GATSBY_FORMSPREE_FORM takes only what stands behind /f/ in the form’s address.'],
  [
    { formOrigin: 'http://forms.camino.test' },
    'Form server http://forms.camino.test: it must be an address that starts with https://. Change GATSBY_FORMSPREE_ORIGIN.',
  ],
  [
    { formOrigin: 'https://localhost:9001' },
    'Form server https://localhost:9001: it is this machine, which visitors cannot reach. Change GATSBY_FORMSPREE_ORIGIN.',
  ],
  [
    { formOrigin: 'https://formspree.io/f' },
    'Form server https://formspree.io/f: write no more of it than https://formspree.io. Change GATSBY_FORMSPREE_ORIGIN.',
  ],
  [
    { captchaOrigin: 'http://127.0.0.1:9002' },
    'Captcha server http://127.0.0.1:9002: it must be an address that starts with https://. Change GATSBY_RECAPTCHA_ORIGIN.',
  ],
  [
    { url: 'https://www.camino.test/site' },
    'Site address https://www.camino.test/site: write no more of it than https://www.camino.test. Change GATSBY_SITE_URL.',
  ],
  [
    { url: 'www.camino.test' },
    'Site address www.camino.test: it must be an address that starts with https://. Change GATSBY_SITE_URL.',
  ],
  [
    { email: 'patients at camino.test' },
    'Patients’ address patients at camino.test: GATSBY_PATIENTS_EMAIL must be one mail address, such as name@clinic.org.',
  ],
  [
    { email: 'a@camino.test, b@camino.test' },
    'Patients’ address a@camino.test, b@camino.test: GATSBY_PATIENTS_EMAIL must be one mail address, such as name@clinic.org.',
  ],
])('%j cannot work', (change, line) => {
  expect(unusableSettings({ ...good, ...change })).toEqual([line]);
});
