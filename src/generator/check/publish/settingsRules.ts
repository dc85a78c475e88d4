import type { Settings } from '../../../facts/settings';

/** Settings from the environment. Missing ones are reported elsewhere. */
type Given = Pick<Settings, 'form' | 'formOrigin' | 'captchaKey' | 'captchaOrigin'> & {
  readonly url: string;
  readonly email: string;
};

const MAIL_ADDRESS = /^[^\s@<>,;:]+@[^\s@<>,;:]+\.[^\s@<>,;:.]+$/;
const FORM_ID = /^[\w-]+$/;
/** Sample ids from docs/publish.md and other instructions. With one of them inquiries would reach nobody, or a stranger. */
const EXAMPLE_FORM = /^(?:abcdwxyz|x+|your[\w-]*|form[_-]?id)$/i;
/** A reCAPTCHA site key. With anything else the captcha fails, and so does every inquiry. */
const CAPTCHA_KEY = /^6[\w-]{39}$/;
const LOCAL = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]|0\.0\.0\.0|.*\.localhost)$/;

/** Why an address is not `https://` plus a public host and nothing else; undefined when it is. */
const wrongOrigin = (address: string): string | undefined => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'https:') return 'it must be an address that starts with https://';
  if (LOCAL.test(url.hostname)) return 'it is this machine, which visitors cannot reach';
  return url.origin === address.toLowerCase() ? undefined : `write no more of it than ${url.origin}`;
};

const wrongForm = (form: string): string | undefined => {
  if (EXAMPLE_FORM.test(form)) return 'it is an example';
  if (FORM_ID.test(form)) return undefined;
  const id = /\/f\/([\w-]+)\/?$/.exec(form)?.[1];
  return `it must be only the part after /f/ in the form’s address${id ? `: ${id}` : ''}`;
};

const wrongMail = (address: string): string | undefined =>
  MAIL_ADDRESS.test(address) ? undefined : 'it must be one mail address, such as name@clinic.org';

const wrongKey = (key: string): string | undefined =>
  CAPTCHA_KEY.test(key) ? undefined : 'a site key of reCAPTCHA begins with 6 and has 40 characters';

/** Settings that are present but cannot work, one line each. */
export const unusableSettings = ({ form, formOrigin, captchaKey, captchaOrigin, url, email }: Given): string[] => {
  const settings = [
    ['Site address', url, 'GATSBY_SITE_URL', wrongOrigin],
    ['Patients’ address', email, 'GATSBY_PATIENTS_EMAIL', wrongMail],
    ['Form', form, 'GATSBY_FORMSPREE_FORM', wrongForm],
    ['Form server', formOrigin, 'GATSBY_FORMSPREE_ORIGIN', wrongOrigin],
    ['Captcha key', captchaKey, 'GATSBY_RECAPTCHA_SITE_KEY', wrongKey],
    ['Captcha server', captchaOrigin, 'GATSBY_RECAPTCHA_ORIGIN', wrongOrigin],
  ] as const;
  return settings.flatMap(([what, value, name, reasonAgainst]) => {
    const why = value === undefined ? undefined : reasonAgainst(value);
    return why === undefined ? [] : [`${what} ${value}: ${why}. Change ${name}.`];
  });
};
