import type { Settings } from '../../facts/settings';

/** Origins of other sites that the pages may contact. */
export interface HostingSettings {
  /** Receives the inquiries: Formspree, or the local inbox. */
  readonly formOrigin: string;
  /** Serves the captcha; undefined without a site key, and then the policy allows no captcha. */
  readonly captchaOrigin?: string;
}

const originOf = (address: string): string => new URL(address).origin;

/** Throws when an address in the settings is not absolute. */
export const hostingSettings = ({ formOrigin, captchaKey, captchaOrigin }: Settings): HostingSettings => ({
  formOrigin: originOf(formOrigin),
  ...(captchaKey && { captchaOrigin: originOf(captchaOrigin) }),
});
