/** The path that joins the steps of a process: stations on a dotted line. */
export const trail = {
  station: '22px',
  largeStation: '25px',
  /** From the near edge of a station to the words. */
  words: '44px',
  /** The line runs through the middle of the stations: its distance from their edge. */
  middle: '10px',
  middleDown: '9px',
  middleOfLarge: '11px',
} as const;
