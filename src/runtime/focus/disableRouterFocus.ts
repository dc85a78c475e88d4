/** Gatsby's router renders all pages in this element (gatsby 5.16, production-app). */
const wrapperId = 'gatsby-focus-wrapper';

/**
 * Keeps Gatsby's router from focusing its wrapper after a navigation. It does so in an effect that runs later than
 * every hook, and would take the focus from the heading that `afterNavigation` has focused. Call it once the app is
 * hydrated.
 */
export const disableRouterFocus = (page: Document): void => {
  const wrapper = page.getElementById(wrapperId);
  if (wrapper) wrapper.focus = () => undefined;
};
