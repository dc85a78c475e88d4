/** Drawn landscapes at the end of a band, and the room that a band leaves for them. */
export const landscape = {
  hills: 'clamp(120px,17vw,260px)',
  /** Below stories, in addition to the section's own space. */
  roomForHills: 'clamp(36px,7vw,100px)',
  /** Below the large quotation, which has no section's space. */
  roomForHillsAlone: 'clamp(90px,16vw,240px)',
  ridge: 'clamp(70px,9vw,140px)',
  /** The guidance card, its hills, and the room that its words leave for them. */
  card: '340px',
  cardHills: '190px',
  roomForCardHills: '200px',
} as const;
