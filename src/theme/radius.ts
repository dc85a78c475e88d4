export const radius = {
  image: '3px',
  control: '6px',
  sheet: '10px',
  /** Monograms of staff: round at the top, straight at the bottom. */
  arch: '44px 44px 4px 4px',
} as const;
