/*
 * Stands in for @stripe/react-stripe-js and the loader of @stripe/stripe-js in the browser's bundle. The Formspree library
 * imports them for payment forms, which this site has none of; without the stand-in every visitor would load them.
 */
export const CardElement = undefined;
export const Elements = undefined;
/** Imported, but never called: the library does so only below a provider with a Stripe key. */
export const useElements = () => null;
/** As useElements: there only for the import. */
export const loadStripe = async () => null;
