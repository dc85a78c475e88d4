/** Heights of pictures and of the boxes that they fill. */
export const picture = {
  /** A clinic's cover. Where the window is wider, it stands in the middle: flatter, it would lose its sun or its doors. */
  cover: 'clamp(120px,25vw,400px)',
  widestCover: '1600px',
  /** How far the page's sheet overlaps the cover. */
  coverOverlap: 'clamp(32px,5vw,88px)',
  /** The cover on a phone in landscape orientation: the name below stays visible. */
  lowCover: '50vh',
  about: 'clamp(150px,30vw,400px)',
  /** The crossroads of the error page. */
  crossroads: '960px',
  /** Least height next to the words of a band. */
  guidance: '260px',
  map: '280px',
} as const;
