/*
 * The only import of the phone library, loaded at the form's first touch. `max` knows area codes, 20 KB more than
 * `min`: by `min` all 451 of +1 are also Mexican, by `max` 223.
 */
export { parsePhoneNumberFromString } from 'libphonenumber-js/max';
