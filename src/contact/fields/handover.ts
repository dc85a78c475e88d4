/** What the fields take over from the server's form when their code has loaded. */
export interface Adopted {
  readonly form: HTMLFormElement;
  /** Id of the element that last had the focus. */
  readonly focused: string | undefined;
  /** Presses the button if the visitor's press on it is still waiting. */
  readonly goOn: () => void;
}

/** The server's form, until the fields' code has loaded. */
export interface ServedForm {
  /** For the live fields, which handle the form from then on. Undefined from the second call on. */
  readonly adopt: () => Adopted | undefined;
  /** Call it when the visitor leaves the page. */
  readonly leave: () => void;
}
