export const motion = { fast: '180ms', calm: '320ms', turn: '900ms', ease: 'cubic-bezier(.2,.7,.2,1)' } as const;

export type Motion = keyof typeof motion;
