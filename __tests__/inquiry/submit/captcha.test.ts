/** @jest-environment jsdom */
const settings = { captchaKey: 'key' as string | undefined, captchaOrigin: 'https://captcha.test' };

jest.mock('../../../src/facts/settings', () => ({ settings }));

/* A fresh page for each test: the module remembers that it has loaded the script. */
const freshCaptcha = async () => {
  jest.resetModules();
  return import('../../../src/inquiry/submit/checkCaptcha');
};

const script = () => document.querySelector<HTMLScriptElement>('script[src*="captcha.test"]');

const arrives = (execute: () => Promise<string>) => {
  window.grecaptcha = { ready: (then) => then(), execute };
  script()?.dispatchEvent(new Event('load'));
};

beforeEach(() => {
  jest.useFakeTimers();
  settings.captchaKey = 'key';
});

afterEach(() => {
  jest.useRealTimers();
  script()?.remove();
  delete window.grecaptcha;
});

it('is off, and loads nothing, without a site key', async () => {
  settings.captchaKey = undefined;
  const { checkCaptcha, prepareCaptcha } = await freshCaptcha();
  prepareCaptcha();
  expect(await checkCaptcha()).toEqual({ state: 'off' });
  expect(script()).toBeNull();
});

it('loads once, for the key, and gives a token', async () => {
  const { checkCaptcha, prepareCaptcha } = await freshCaptcha();
  prepareCaptcha();
  expect(script()).not.toBeNull();
  const check = checkCaptcha();
  expect(document.querySelectorAll('script[src*="captcha.test"]')).toHaveLength(1);
  expect(script()?.src).toBe('https://captcha.test/recaptcha/api.js?render=key');
  const execute = jest.fn(async () => 'token');
  arrives(execute);
  expect(await check).toEqual({ state: 'token', token: 'token' });
  expect(execute).toHaveBeenCalledWith('key', { action: 'inquiry' });
});

it('asks for no token before the script is ready', async () => {
  const { checkCaptcha } = await freshCaptcha();
  const check = checkCaptcha();
  const execute = jest.fn(async () => 'token');
  let getReady: () => void = () => undefined;
  window.grecaptcha = { ready: (then) => (getReady = then), execute };
  script()?.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(execute).not.toHaveBeenCalled();
  getReady();
  expect(await check).toEqual({ state: 'token', token: 'token' });
});

it('tells an error while validating from a missing token', async () => {
  const { checkCaptcha } = await freshCaptcha();
  const failing = checkCaptcha();
  arrives(() => Promise.reject(new Error('Invalid site key')));
  expect(await failing).toEqual({ state: 'captchaError' });
  const empty = checkCaptcha();
  arrives(async () => '');
  expect(await empty).toEqual({ state: 'captchaMissing' });
  // The script is not to blame.
  expect(script()).not.toBeNull();
});

it('waits 8 seconds for a slow script, and tries again with a new one', async () => {
  const { checkCaptcha } = await freshCaptcha();
  const done = jest.fn();
  const slow = checkCaptcha().finally(done);
  await jest.advanceTimersByTimeAsync(7_999);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await slow).toEqual({ state: 'captchaMissing' });
  expect(script()).toBeNull();
  const next = checkCaptcha();
  arrives(async () => 'token');
  expect(await next).toEqual({ state: 'token', token: 'token' });
});
