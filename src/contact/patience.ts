/** How long the form waits, in milliseconds. */
export const patience = {
  /** From sending to the whole answer; then the request is aborted. */
  answerMs: 20_000,
  /** From asking for a captcha token to having it, script included. */
  captchaMs: 8_000,
  /** For the phone rules to load, before a plain count of digits has to do. */
  phoneRulesMs: 5_000,
  /** From the last keystroke to announcing how many characters are left. */
  counterMs: 1_000,
  /** From pressing a mail link to the browser's handing it on, which it takes for leaving the page. */
  mailMs: 1_000,
} as const;
