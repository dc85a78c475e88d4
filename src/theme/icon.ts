/** Sizes of icons. Columns that hold an icon are as wide. */
export const icon = {
  /** Same as the text next to it. */
  text: '1.25em',
  s: '20px',
  m: '24px',
  l: '28px',
  xl: '32px',
} as const;

export type IconSize = keyof typeof icon;
