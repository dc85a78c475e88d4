/**
 * Offset of a sticky part from the edge of the window. With text so large that the part would take more than a third of
 * the window, the offset moves it out of view, so that it does not stick.
 * @param height of the part with large text, in rem
 * @param distance while it sticks
 */
export const edge = (height: `${number}rem`, distance = '0px'): string =>
  `min(${distance}, (100vh / 3 - ${height}) * 1000)`;
