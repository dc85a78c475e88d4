/** Element of Gatsby's route announcer: a live region that speaks English on every page. */
const announcerId = 'gatsby-announcer';

/**
 * Announces in the page's language which page has been reached. It runs in the same frame as Gatsby's own announcement
 * and replaces it.
 * @param words missing when the page has not changed; Gatsby would announce the same
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
