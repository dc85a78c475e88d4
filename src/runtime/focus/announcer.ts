/** Element of Gatsby's route announcer: a live region, which speaks English whatever the page does. */
const announcerId = 'gatsby-announcer';

/**
 * Says in the page's language which page has been reached. Same frame as Gatsby's own words, which it replaces.
 * @param words missing: it is the page that was there, of which Gatsby would say the same
 */
export const announce = (page: Document, words: ((title: string) => string) | undefined, language: string): void => {
  const view = page.defaultView;
  view?.requestAnimationFrame(() => {
    const announcer = page.getElementById(announcerId);
    if (!announcer) return;
    const title = page.querySelector('main h1')?.textContent?.trim() || page.title;
    announcer.lang = language;
    announcer.textContent = words ? words(title) : null;
  });
};
