/** Gatsby's own mark in session storage that it has reloaded for a newer build once (gatsby 5.16, production-app). */
const gatsbyReloaded = 'gatsby-reload-compilation-hash-match';

const isTyped = (field: Element): boolean =>
  (field instanceof HTMLTextAreaElement && field.value !== field.defaultValue) ||
  (field instanceof HTMLInputElement &&
    (field.type === 'checkbox' ? field.checked !== field.defaultChecked : field.value !== field.defaultValue));

/**
 * A page that was opened before a deploy and is first touched after it is reloaded by Gatsby when it wakes up. If
 * somebody has begun to write by then, that would lose their words: the mark makes Gatsby leave it for this once.
 */
export const keepTypedText = (page: Document): void => {
  if (![...page.querySelectorAll('form input, form textarea')].some(isTyped)) return;
  try {
    page.defaultView?.sessionStorage.setItem(gatsbyReloaded, '1');
  } catch {
    // Without session storage Gatsby does not reload either.
  }
};
