import 'i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    /** A missing key shows itself, never nothing: so words are always text. */
    returnNull: false;
  }
}
