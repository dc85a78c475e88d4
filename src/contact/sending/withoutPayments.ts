/*
 * Replaces @stripe/react-stripe-js and the loader of @stripe/stripe-js in the browser's bundle. The Formspree library
 * imports them for payment forms, which this site does not have. Otherwise every visitor would load them.
 */
export const CardElement = undefined;
export const Elements = undefined;
/** Imported but never called: the library calls it only below a provider with a Stripe key. */
export const useElements = () => null;
/** Like useElements, only for the import. */
export const loadStripe = async () => null;
