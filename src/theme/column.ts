/** Widths of columns, and the least ones at which columns stand side by side. */
export const column = {
  /** "On this page", beside a long text. */
  contents: '230px',
  /** One of its links above the text, on narrow windows: two side by side, one where letters are very large. */
  contentsLink: '7.5em',
  /** Name in a row of care options. */
  careOption: '220px',
  /** Button and reply time beside a clinic's name, below it on narrow windows. */
  ask: '480px',
  /** Pictures at the left of a card that is a row. */
  picture: { s: '84px', m: '88px', l: '120px' },
  fact: '9em',
  /** Name of a cost: the amount goes below it where both have no room. */
  cost: '9em',
  /** The longest word of a country's name, below its picture. */
  destination: '6.5em',
  tab: '8.4em',
  /** Name of a country on a small map, the narrowest map that has room for all of them, and a list of clinics below it. */
  mapTag: '9.5em',
  mapWithTags: '20rem',
  mapList: '9.5em',
  expert: '11em',
  /** Number of a day beside what happens on it; one time of the recovery. */
  day: '6em',
  recovery: '14rem',
  /** Checkbox that chooses a clinic, beside its card on phones. */
  compareChoice: '7.5em',
  /** Line beside a name that opens what is said of it. */
  moreOf: '5.5em',
  /** One of a procedure's figures on phones. */
  figure: '10rem',
  /** One of several that are chosen among, on phones. */
  choice: '9em',
  /** Procedure beside its price on phones. */
  procedure: '6.5em',
  field: '15rem',
  /** Name and price beside the bar of a price chart. */
  offer: { name: 'clamp(210px,25vw,350px)', price: '180px' },
  /** A clinic's name before its answer in a comparison on narrow windows, and the answer itself. */
  compared: { name: '7.3em', answer: '10.5em' },
  /** Text beside the form's button. */
  besideButton: '16rem',
} as const;
