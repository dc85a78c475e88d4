/* The only door to the phone library, loaded when the form is first touched. Re-exporting what is used keeps the chunk small. */
export { AsYouType, parsePhoneNumberFromString } from 'libphonenumber-js/min';
