export const space = {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '24px',
  6: '32px',
  7: '48px',
  8: '64px',
  9: '96px',
  section: 'clamp(4.5rem,2.6rem + 7.6vw,8.5rem)',
  gutter: 'clamp(1.25rem,.4rem + 3.6vw,4.5rem)',
  /** Widest content. */
  max: '1296px',
  /** Smallest side of a target in content and on phones (design; WCAG 2.2 asks for 24). */
  target: '44px',
} as const;

export const radius = { image: '3px', control: '6px', sheet: '10px' } as const;

/** Light comes from the upper right, so shadows fall to the lower left. */
export const shadow = {
  low: '-2px 3px 8px -2px rgba(71,14,27,.16)',
  sheet: '-8px 14px 32px -14px rgba(71,14,27,.32),-2px 3px 6px -2px rgba(71,14,27,.1)',
} as const;

export type Space = keyof typeof space;
