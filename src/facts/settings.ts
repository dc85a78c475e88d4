import { given, givenAddress } from './givenValue';

/**
 * What the environment says at build time about the inquiry form. Each name is written out in full, because the bundler
 * replaces exactly this expression. `.env.example` explains every one; site address and mail address stand in site.ts.
 */
export const settings = {
  /** Formspree's id of the form. Without it the form gives way to a mail link. */
  form: given(process.env.GATSBY_FORMSPREE_FORM),
  formOrigin: givenAddress(process.env.GATSBY_FORMSPREE_ORIGIN, 'https://formspree.io'),
  /** Without it no captcha is loaded. */
  captchaKey: given(process.env.GATSBY_RECAPTCHA_SITE_KEY),
  /** Another one than Google's only in tests and with the local inbox. */
  captchaOrigin: givenAddress(process.env.GATSBY_RECAPTCHA_ORIGIN, 'https://www.google.com'),
} as const;

export type Settings = typeof settings;
