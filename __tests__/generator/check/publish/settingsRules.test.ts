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

const names = {
  form: ['Form', 'GATSBY_FORMSPREE_FORM'],
  captchaKey: ['Captcha key', 'GATSBY_RECAPTCHA_SITE_KEY'],
  formOrigin: ['Form server', 'GATSBY_FORMSPREE_ORIGIN'],
  captchaOrigin: ['Captcha server', 'GATSBY_RECAPTCHA_ORIGIN'],
  url: ['Site address', 'GATSBY_SITE_URL'],
  email: ['Patients’ address', 'GATSBY_PATIENTS_EMAIL'],
} as const;
const notId = 'it must be only the part after /f/ in the form’s address';
const notSecure = 'it must be an address that starts with https://';
const notMail = 'it must be one mail address, such as name@clinic.org';

test.each<[keyof typeof names, string, string]>([
  ['form', 'https://formspree.io/f/mqzkrvbw', `${notId}: mqzkrvbw`],
  ['form', 'abcdwxyz', 'it is an example'],
  ['form', 'YOUR_FORM_ID', 'it is an example'],
  ['form', 'my form', notId],
  ['captchaKey', 'score-based', 'a site key of reCAPTCHA begins with 6 and has 40 characters'],
  ['formOrigin', 'http://forms.camino.test', notSecure],
  ['formOrigin', 'https://localhost:9001', 'it is this machine, which visitors cannot reach'],
  ['formOrigin', 'https://formspree.io/f', 'write no more of it than https://formspree.io'],
  ['captchaOrigin', 'http://127.0.0.1:9002', notSecure],
  ['url', 'https://www.camino.test/site', 'write no more of it than https://www.camino.test'],
  ['url', 'www.camino.test', notSecure],
  ['email', 'patients at camino.test', notMail],
  ['email', 'a@camino.test, b@camino.test', notMail],
])('%s %s cannot work', (setting, value, why) => {
  const [what, variable] = names[setting];
  expect(unusableSettings({ ...good, [setting]: value })).toEqual([`${what} ${value}: ${why}. Change ${variable}.`]);
});
