/** How long the form waits, in milliseconds. */
export const timeouts = {
  /** From sending to the complete answer; then the request is aborted. */
  answerMs: 20_000,
  /** From requesting a captcha token to having it, including its script. */
  captchaMs: 8_000,
  /** For the phone rules to load. After that, counting digits has to do. */
  phoneRulesMs: 5_000,
  /** From the last keystroke to announcing how many characters are left. */
  counterMs: 1_000,
  /** From pressing a mail link until the browser opens it, which the browser treats as leaving the page. */
  mailMs: 1_000,
  /** From a failed request just after the connection came back to the next one. */
  reconnectMs: 500,
} as const;

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What is waited for; undefined when it takes longer. */
export const withTimeout = <Value>(milliseconds: number, wanted: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([wanted, new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds, undefined))]);
