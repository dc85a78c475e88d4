export const motion = {
  fast: '180ms',
  turn: '900ms',
  ease: 'cubic-bezier(.2,.7,.2,1)',
} as const;
