/** Stand-ins for the reCAPTCHA v3 script, chosen by the site key. Any other key is `good`. */
const executions: Readonly<Record<string, string>> = {
  good: "Promise.resolve('stand-in-good')",
  refused: "Promise.resolve('stand-in-refused')",
  empty: "Promise.resolve('')",
  error: "Promise.reject(new Error('Invalid site key'))",
  silent: 'new Promise(() => {})',
};

/** Token that the inbox refuses as Formspree refuses a robot's. */
export const refusedToken = 'stand-in-refused';

/** Never answered at all. */
export const neverLoads = (key: string): boolean => key === 'never';

/** JavaScript that is ready at once and whose tokens turn out as the site key says. */
export const captchaScript = (key: string): string =>
  `window.grecaptcha = { ready: (then) => then(), execute: () => ${executions[key] ?? executions.good} };\n`;
