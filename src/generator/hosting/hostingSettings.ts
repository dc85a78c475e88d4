import type { Settings } from '../../facts/settings';

/** Origins outside the site that its pages may talk to. */
export interface HostingSettings {
  /** Takes the inquiries: Formspree, or the local inbox. */
  readonly formOrigin: string;
  /** Serves the captcha; undefined without a site key, and then nothing of it is allowed. */
  readonly captchaOrigin?: string;
}

const originOf = (address: string): string => new URL(address).origin;

/** Throws when an address in the settings is not an absolute one. */
export const hostingSettings = ({ formOrigin, captchaKey, captchaOrigin }: Settings): HostingSettings => ({
  formOrigin: originOf(formOrigin),
  ...(captchaKey && { captchaOrigin: originOf(captchaOrigin) }),
});
