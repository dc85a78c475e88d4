/** Gatsby's mark in session storage that it has reloaded for a newer build (gatsby 5.16, production-app). */
const gatsbyReloaded = 'gatsby-reload-compilation-hash-match';

const isTyped = (field: Element): boolean =>
  (field instanceof HTMLTextAreaElement && field.value !== field.defaultValue) ||
  (field instanceof HTMLInputElement &&
    (field.type === 'checkbox' ? field.checked !== field.defaultChecked : field.value !== field.defaultValue));

/** A page opened before a deploy is reloaded by Gatsby on hydration, unless this mark says so: typed text stays. */
export const preventReloadWhenDirty = (page: Document): void => {
  if (![...page.querySelectorAll('form input, form textarea')].some(isTyped)) return;
  try {
    page.defaultView?.sessionStorage.setItem(gatsbyReloaded, '1');
  } catch {
    // Without session storage Gatsby does not reload either.
  }
};
