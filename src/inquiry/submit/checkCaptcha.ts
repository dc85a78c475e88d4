import { settings } from '../../facts/settings';
import type { CaptchaFailure } from '../model/failure';
import { timeouts, withTimeout } from '../model/timeouts';

/** Outcome of the check in the browser. Formspree decides whether the token is valid. `off`: no site key is set. */
type CaptchaCheck = { readonly state: 'off' | CaptchaFailure } | { readonly state: 'token'; readonly token: string };

/** The part of reCAPTCHA v3's interface that is used (developers.google.com/recaptcha/docs/v3). */
interface Recaptcha {
  ready(then: () => void): void;
  execute(siteKey: string, options: { action: string }): PromiseLike<string>;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

let script: HTMLScriptElement | undefined;
let loading: Promise<unknown> | undefined;

const load = (siteKey: string): Promise<unknown> => {
  loading ??= new Promise((resolve, reject) => {
    script = document.createElement('script');
    script.src = `${settings.captchaOrigin}/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });
  return loading;
};

/** The next attempt loads a new script. */
const giveUp = (): void => {
  script?.remove();
  loading = undefined;
};

const execute = async (siteKey: string): Promise<string> => {
  await load(siteKey);
  const { grecaptcha } = window;
  if (!grecaptcha) throw new Error('The captcha script brought no interface.');
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  return grecaptcha.execute(siteKey, { action: 'inquiry' });
};

/** Starts loading when the form is first used, so that the token comes quickly when it is needed. Tries only once. */
export const prepareCaptcha = (): void => {
  if (settings.captchaKey && !script) load(settings.captchaKey).catch(giveUp);
};

/** A fresh token. Tokens live about two minutes, so each attempt to send requests one. Never rejects. */
export const checkCaptcha = async (): Promise<CaptchaCheck> => {
  const { captchaKey } = settings;
  if (!captchaKey) return { state: 'off' };
  try {
    const token = await withTimeout(timeouts.captchaMs, execute(captchaKey));
    if (token) return { state: 'token', token };
    if (token === undefined) giveUp();
    return { state: 'captchaMissing' };
  } catch {
    giveUp();
    return { state: 'captchaError' };
  }
};
