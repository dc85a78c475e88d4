/** Element of Gatsby's route announcer: a live region that speaks English on every page. */
const announcerId = 'gatsby-announcer';

/**
 * Announces the page that was reached, in its language and in the frame of Gatsby's own announcement. Without words, as
 * where the page has not changed, nothing is announced.
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
