export const motion = {
  fast: '180ms',
  turn: '900ms',
  /** The path draws itself once: the only long motion. */
  draw: '1200ms',
  ease: 'cubic-bezier(.2,.7,.2,1)',
} as const;
