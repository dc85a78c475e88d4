import { settings } from '../../facts/settings';
import { patience } from '../patience';
import type { CaptchaFailure } from '../sending/readAnswer';

/** Outcome of the check in the browser; whether the token is valid, Formspree decides. `off`: no site key is set. */
type CaptchaCheck =
  | { readonly state: 'off' }
  | { readonly state: 'token'; readonly token: string }
  | { readonly state: CaptchaFailure };

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

let loading: Promise<void> | undefined;
let script: HTMLScriptElement | undefined;

const giveUp = (): void => {
  script?.remove();
  loading = undefined;
};

const load = (siteKey: string): Promise<void> => {
  loading ??= new Promise((resolve, reject) => {
    script = document.createElement('script');
    script.src = `${settings.captchaOrigin}/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('The captcha script could not be loaded.'));
    document.head.append(script);
  });
  return loading;
};

const execute = async (siteKey: string): Promise<string> => {
  await load(siteKey);
  const recaptcha = window.grecaptcha;
  if (!recaptcha) throw new Error('The captcha script brought no interface.');
  await new Promise<void>((resolve) => recaptcha.ready(resolve));
  return recaptcha.execute(siteKey, { action: 'inquiry' });
};

/** Starts loading, so that the token is quick when it is needed. Called when the form is first used, not before. */
export const prepareCaptcha = (): void => {
  if (settings.captchaKey) load(settings.captchaKey).catch(giveUp);
};

/** A fresh token; tokens live about two minutes, so one is asked for at every attempt to send. Never rejects. */
export const checkCaptcha = async (): Promise<CaptchaCheck> => {
  const { captchaKey } = settings;
  if (!captchaKey) return { state: 'off' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patience.captchaMs);
  });
  try {
    const token = await Promise.race([execute(captchaKey), late]);
    if (token) return { state: 'token', token };
    if (token === undefined) giveUp();
    return { state: 'captchaMissing' };
  } catch {
    giveUp();
    return { state: 'captchaError' };
  } finally {
    clearTimeout(timer);
  }
};
