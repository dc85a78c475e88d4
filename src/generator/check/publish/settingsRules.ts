import type { Settings } from '../../../facts/settings';

/** Settings as they come from the environment; missing ones are reported elsewhere. */
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

/** Why an address is not `https://` and a host that visitors can reach, with nothing after it; undefined when it is. */
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
  return `it must be only what stands after /f/ in the form’s address${id ? `: ${id}` : ''}`;
};

const unless =
  (pattern: RegExp, why: string) =>
  (value: string): string | undefined =>
    pattern.test(value) ? undefined : why;

/** Settings that are there and cannot work, a line each. */
export const unusableSettings = ({ form, formOrigin, captchaKey, captchaOrigin, url, email }: Given): string[] => {
  const wrongMail = unless(MAIL_ADDRESS, 'it must be one mail address, such as name@clinic.org');
  const wrongKey = unless(CAPTCHA_KEY, 'a site key of reCAPTCHA begins with 6 and has 40 characters');
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
