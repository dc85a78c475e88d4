/** Gatsby's mark in session storage that it has reloaded for a newer build (gatsby 5.16, production-app). */
const gatsbyReloaded = 'gatsby-reload-compilation-hash-match';

const isTyped = (field: Element): boolean =>
  (field instanceof HTMLTextAreaElement && field.value !== field.defaultValue) ||
  (field instanceof HTMLInputElement &&
    (field.type === 'checkbox' ? field.checked !== field.defaultChecked : field.value !== field.defaultValue));

/**
 * When a page was opened before a deploy and is first used after it, Gatsby reloads it on hydration. That would lose
 * what the visitor has typed by then, so the mark makes Gatsby skip this reload.
 */
export const preventReloadWhenDirty = (page: Document): void => {
  if (![...page.querySelectorAll('form input, form textarea')].some(isTyped)) return;
  try {
    page.defaultView?.sessionStorage.setItem(gatsbyReloaded, '1');
  } catch {
    // Without session storage Gatsby does not reload either.
  }
};
