/**
 * Offset of a sticky part. With text so large that `height` would be over a third of the window, it does not stick.
 * `distance` while it does.
 */
export const edge = (height: `${number}rem`, distance = '0px'): string =>
  `min(${distance}, (100vh / 3 - ${height}) * 1000)`;
