/*
 * The only import of the phone library, loaded when the form is first touched. Re-exporting only what is used keeps the
 * chunk small.
 */
export { AsYouType, parsePhoneNumberFromString } from 'libphonenumber-js/min';
