/** Widths of columns, and the smallest widths at which they are side by side. */
export const columnWidth = {
  /** "On this page", next to a long text. */
  contents: '230px',
  /** One of its links above the text on narrow windows: two side by side, or one when letters are very large. */
  contentsLink: '7.5em',
  /** Name in a row of care options. */
  careOption: '220px',
  /** Pictures on the left of a row card. */
  picture: { s: '84px', l: '120px' },
  fact: '9em',
  /** Name of a country on a small map, the narrowest map with room for all names, and the list of clinics below it. */
  mapTag: '9.5em',
  mapWithTags: '20rem',
  mapList: '9.5em',
  /** One stage of the recovery. */
  recovery: '14rem',
  /** Checkbox that chooses a clinic, next to its card on phones. */
  compareChoice: '7.5em',
  /** One of a procedure's figures on phones. */
  figure: '12rem',
  /** Procedure next to its price on phones. */
  procedure: '6.5em',
  /** Number of clinics at the end of a row: one and several are equally wide, so that rows stay in line. */
  clinicCount: '5em',
  field: '15rem',
  /** Words and form side by side, and the window in which they surely are. */
  beside: { words: '20rem', form: '28rem', surely: '61rem' },
  /** One of many compared clinics, and the labels of rows beside few. */
  compared: { many: '15rem', label: '20%', name: '9em', nameOnPhones: '7em' },
  /** One of several buttons on phones, and a chip in a row that scrolls there. */
  action: '9rem',
  chip: '75vw',
  /** What to take along, next to the inquiry. */
  takeAlong: '28rem',
  /** List of clinics next to the button that adds one. */
  addClinic: '12rem',
  /** Text next to the form's button. */
  besideButton: '16rem',
} as const;
