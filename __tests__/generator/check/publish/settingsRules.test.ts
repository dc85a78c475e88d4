/** @jest-environment node */
import { unusableSettings } from '../../../../src/generator/check/publish/settingsRules';

const good = {
  form: 'mqzkrvbw',
  captchaKey: undefined,
  formOrigin: 'https://formspree.io',
  captchaOrigin: 'https://www.google.com',
  url: 'https://www.camino.test',
  email: 'patients@camino.test',
};

test('settings that can work', () => {
  expect(unusableSettings(good)).toEqual([]);
  // That there is none is reported elsewhere.
  expect(unusableSettings({ ...good, form: undefined })).toEqual([]);
  expect(unusableSettings({ ...good, captchaKey: `6L${'c-_9'.repeat(9)}AB` })).toEqual([]);
});

test.each([
  'https://WWW.Camino.test',
  'https://mylocalhost',
  'https://localhost.camino.test',
  'https://127.camino.test',
])('an address like %s, too', (url) => expect(unusableSettings({ ...good, url })).toEqual([]));

test.each([
  [
    { form: 'https://formspree.io/f/mqzkrvbw' },
    'Form https://formspree.io/f/mqzkrvbw: it must be only the part after /f/ in the form’s address: mqzkrvbw. Change GATSBY_FORMSPREE_FORM.',
  ],
  [{ form: 'abcdwxyz' }, 'Form abcdwxyz: it is an example. Change GATSBY_FORMSPREE_FORM.'],
  [{ form: 'YOUR_FORM_ID' }, 'Form YOUR_FORM_ID: it is an example. Change GATSBY_FORMSPREE_FORM.'],
  [
    { captchaKey: 'score-based' },
    'Captcha key score-based: a site key of reCAPTCHA begins with 6 and has 40 characters. Change GATSBY_RECAPTCHA_SITE_KEY.',
  ],
  [
    { form: 'my form' },
    'Form my form: it must be only the part after /f/ in the form’s address. Change GATSBY_FORMSPREE_FORM.',
  ],
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
    'Patients’ address patients at camino.test: it must be one mail address, such as name@clinic.org. Change GATSBY_PATIENTS_EMAIL.',
  ],
  [
    { email: 'a@camino.test, b@camino.test' },
    'Patients’ address a@camino.test, b@camino.test: it must be one mail address, such as name@clinic.org. Change GATSBY_PATIENTS_EMAIL.',
  ],
])('%j cannot work', (change, line) => {
  expect(unusableSettings({ ...good, ...change })).toEqual([line]);
});
