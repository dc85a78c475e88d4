/**
 * Distance of a sticky part from its edge of the window: none, or so far out that the part lets go, where letters are so
 * large that it would take more than a third of the window.
 * @param height of the part with large letters, in rem
 * @param distance while it stays
 */
export const edge = (height: `${number}rem`, distance = '0px'): string =>
  `min(${distance}, (100vh / 3 - ${height}) * 1000)`;
