import { envString, envUrl } from './envValues';

/**
 * Settings of the inquiry form from the environment at build time. Each name is written out in full, because the
 * bundler replaces exactly this expression. `.env.example` explains all of them. Site address and mail address are in
 * site.ts.
 */
export const settings = {
  /** Formspree's id of the form. Without it a mail link replaces the form. */
  form: envString(process.env.GATSBY_FORMSPREE_FORM),
  formOrigin: envUrl(process.env.GATSBY_FORMSPREE_ORIGIN, 'https://formspree.io'),
  /** Without it no captcha is loaded. */
  captchaKey: envString(process.env.GATSBY_RECAPTCHA_SITE_KEY),
  /** Different from Google's only in tests and with the local inbox. */
  captchaOrigin: envUrl(process.env.GATSBY_RECAPTCHA_ORIGIN, 'https://www.google.com'),
} as const;

export type Settings = typeof settings;
