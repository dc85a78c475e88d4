export const motion = {
  fast: '180ms',
  turn: '900ms',
  /** The path draws itself once: the only long motion. */
  draw: '1200ms',
  ease: 'cubic-bezier(.2,.7,.2,1)',
  /**
   * How long parts below the first screen may stay without layout; in turns, so that no one moment has all the work.
   * The turns of what stands inside of such a part are counted from when the part is drawn.
   */
  unseen: {
    picture: '100ms',
    first: '600ms',
    second: '700ms',
    third: '800ms',
    fourth: '900ms',
    fifth: '1000ms',
    end: '1100ms',
    inner: '500ms',
    innerLast: '600ms',
  },
} as const;
