/** What the fields get from the server's form when their code is there. */
export interface Adopted {
  readonly form: HTMLFormElement;
  /** Id of what had the focus last. */
  readonly focused: string | undefined;
  /** Presses the button when a press on it waits. */
  readonly goOn: () => void;
}

/** The form that the server wrote, as long as the fields' code is not there. */
export interface ServedForm {
  /** For the fields once they are awake, which care for the form from then on. Undefined from the second call on. */
  readonly adopt: () => Adopted | undefined;
  /** The page is left. */
  readonly leave: () => void;
}
