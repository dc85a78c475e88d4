/*
 * Stands in for @stripe/react-stripe-js in the browser's bundle. @formspree/react imports it for payment forms, which this
 * site has none of; without the stand-in every visitor would load it.
 */
export const CardElement = undefined;
export const Elements = undefined;
export const useElements = () => null;
