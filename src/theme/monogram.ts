/** Sizes of monograms: circles are patients, arches are staff. */
export const monogram = {
  circle: { small: '44px', normal: '56px', large: '72px' },
  arch: {
    small: { width: '64px', height: '80px' },
    normal: { width: '72px', height: '88px' },
    large: { width: '88px', height: '108px' },
  },
} as const;
