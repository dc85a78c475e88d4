/** Offset of a sticky part; out of the window where large text would make its `height` more than a third of that. */
export const edge = (height: `${number}rem`, distance = '0px'): string =>
  `min(${distance}, (100vh / 3 - ${height}) * 1000)`;
