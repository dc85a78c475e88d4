/** Gatsby's router renders all pages in this element (gatsby 5.16, production-app). */
const wrapperId = 'gatsby-focus-wrapper';

/** Keeps Gatsby's router from focusing its wrapper, later than every hook, in place of the heading. */
export const disableRouterFocus = (page: Document): void => {
  const wrapper = page.getElementById(wrapperId);
  if (wrapper) wrapper.focus = () => undefined;
};
