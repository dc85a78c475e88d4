/** Token that the inbox refuses as Formspree refuses a robot's. */
export const refusedToken = 'stand-in-refused';

/** A stand-in for the reCAPTCHA v3 script, ready at once; with the site key `refused` it takes everybody for a robot. */
export const captchaScript = (key: string | null): string => {
  const token = key === 'refused' ? refusedToken : 'stand-in-good';
  return `window.grecaptcha = { ready: (then) => then(), execute: () => Promise.resolve('${token}') };\n`;
};
