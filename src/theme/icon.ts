/** Sides of icons. Columns that hold one are as wide. */
export const icon = {
  /** As the text beside it. */
  text: '1.25em',
  s: '20px',
  m: '24px',
  l: '28px',
  xl: '32px',
} as const;

export type IconSize = keyof typeof icon;
