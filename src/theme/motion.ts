export const motion = {
  fast: '180ms',
  turn: '900ms',
  /** A paper layer lifts under the pointer: how far up, and how far toward the light at the upper right. */
  hover: '320ms',
  lifted: '2px -5px',
  /** The sun rises once, when home opens: how far. */
  sunrise: '1800ms',
  /** Scroll range of the drawing animation. */
  sight: 'entry 20% cover 45%',
  /** The path draws itself once: the only long motion. */
  draw: '1200ms',
  /** Delay after which content that waits for the app is shown without it. */
  giveUp: '10s',
  ease: 'cubic-bezier(.2,.7,.2,1)',
} as const;
