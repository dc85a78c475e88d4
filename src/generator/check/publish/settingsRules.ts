import type { Settings } from '../../../facts/settings';

/** Settings as they come from the environment; what is missing is told elsewhere. */
type Given = Pick<Settings, 'form' | 'formOrigin' | 'captchaKey' | 'captchaOrigin'> & {
  readonly url: string;
  readonly email: string;
};

const MAIL_ADDRESS = /^[^\s@<>,;:]+@[^\s@<>,;:]+\.[^\s@<>,;:.]+$/;
const FORM_ID = /^[\w-]+$/;
/** What README.md and instructions elsewhere show in place of an id: inquiries would reach nobody, or somebody else. */
const EXAMPLE_FORM = /^(?:abcdwxyz|x+|your[\w-]*|form[_-]?id)$/i;
/** A site key of reCAPTCHA. With anything else the captcha fails, and with it every inquiry. */
const CAPTCHA_KEY = /^6[\w-]{39}$/;
const LOCAL = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]|0\.0\.0\.0|.*\.localhost)$/;

const parsed = (address: string): URL | undefined => {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
};

/** Why an address cannot be what a setting takes: `https://` and a host that visitors can reach, nothing behind it. */
const wrongOrigin = (address: string): string | undefined => {
  const url = parsed(address);
  if (url?.protocol !== 'https:') return 'it must be an address that starts with https://';
  if (LOCAL.test(url.hostname)) return 'it is this machine, which visitors cannot reach';
  if (url.origin !== address.toLowerCase()) return `write no more of it than ${url.origin}`;
  return undefined;
};

const origin = (name: string, what: string, address: string): string[] => {
  const wrong = wrongOrigin(address);
  return wrong ? [`${what} ${address}: ${wrong}. Change ${name}.`] : [];
};

const formId = (form: string | undefined): string[] => {
  if (form === undefined) return [];
  if (EXAMPLE_FORM.test(form))
    return [`Form ${form}: it is an example. Set GATSBY_FORMSPREE_FORM to the id of your own form.`];
  if (FORM_ID.test(form)) return [];
  const id = /\/f\/([\w-]+)\/?$/.exec(form)?.[1];
  return [
    `Form ${form}: GATSBY_FORMSPREE_FORM takes only what stands behind /f/ in the form’s address${id ? `: write ${id}` : ''}.`,
  ];
};

const captcha = (key: string | undefined): string[] =>
  key === undefined || CAPTCHA_KEY.test(key)
    ? []
    : [
        `Captcha key ${key}: a site key of reCAPTCHA begins with 6 and has 40 characters. Change GATSBY_RECAPTCHA_SITE_KEY, or leave it out.`,
      ];

/** Settings that are there and cannot work, a line each. */
export const unusableSettings = ({ form, formOrigin, captchaKey, captchaOrigin, url, email }: Given): string[] => [
  ...origin('GATSBY_SITE_URL', 'Site address', url),
  ...(MAIL_ADDRESS.test(email)
    ? []
    : [`Patients’ address ${email}: GATSBY_PATIENTS_EMAIL must be one mail address, such as name@clinic.org.`]),
  ...formId(form),
  ...origin('GATSBY_FORMSPREE_ORIGIN', 'Form server', formOrigin),
  ...captcha(captchaKey),
  ...origin('GATSBY_RECAPTCHA_ORIGIN', 'Captcha server', captchaOrigin),
];
