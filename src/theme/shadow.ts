/** Light comes from the upper right, so shadows fall to the lower left. */
export const shadow = {
  low: '-2px 3px 8px -2px rgba(71,14,27,.16)',
  sheet: '-8px 14px 32px -14px rgba(71,14,27,.32),-2px 3px 6px -2px rgba(71,14,27,.1)',
  /** For a sheet under the pointer. */
  lifted: '-13px 24px 38px -16px rgba(71,14,27,.4),-3px 5px 10px -3px rgba(71,14,27,.12)',
  /** For a bar at the bottom of the window: the shadow falls up. */
  bar: '0 -10px 24px -14px rgba(71,14,27,.34)',
} as const;
