/** Origins outside the site that its pages may talk to, from the build's environment. */
export interface HostingSettings {
  /** Takes the inquiries: Formspree, or the local inbox. */
  readonly formOrigin: string;
  /** Serves the captcha; undefined without a site key, and then nothing of it is allowed. */
  readonly captchaOrigin?: string;
}

const originOf = (address: string): string => new URL(address).origin;

/** Throws when an address in the environment is not an absolute one. */
export const hostingSettings = (env: NodeJS.ProcessEnv): HostingSettings => ({
  formOrigin: originOf(env.GATSBY_FORMSPREE_ORIGIN || 'https://formspree.io'),
  ...(env.GATSBY_RECAPTCHA_SITE_KEY && {
    captchaOrigin: originOf(env.GATSBY_RECAPTCHA_ORIGIN || 'https://www.google.com'),
  }),
});
