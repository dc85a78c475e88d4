/*
 * The only import of the phone library, loaded when the form is first touched. Re-exporting only what is used keeps the
 * chunk small. `max` knows area codes, 20 KB more (gzip) than `min`: by `min` all 451 area codes of +1 are also Mexican,
 * by `max` 223.
 */
export { parsePhoneNumberFromString } from 'libphonenumber-js/max';
