import { inlineScript } from '../../client/inlineScript';
import { detailStems } from '../../routes/detailAt';
import { isErrorPath } from '../../routes/files';

/** Attributes by which the script finds the two elements. */
export const notFoundText = 'data-missing-words';
export const notFoundPath = 'data-missing-path';

const writeAddress = (detailAddress: string, textAttribute: string, pathAttribute: string): void => {
  const { pathname, search, hash } = location;
  // One slash, or it would lead to another site.
  const decoded = pathname.replace(/^\/+/, '/').replace(/%(?:2[346bc]|3[abdf]|40)/gi, decodeURIComponent);
  if (decoded !== pathname) {
    location.replace(decoded + search + hash);
    return;
  }

  const small = pathname.toLowerCase();
  if (/[A-Z]/.test(pathname.replace(/%../g, '')))
    fetch(small, { method: 'HEAD' }).then(
      ({ ok }) => ok && location.replace(small + search + hash),
      () => undefined,
    );

  new MutationObserver((_, observer) => {
    const text = document.querySelector(`[${textAttribute}]`);
    const path = document.querySelector(`[${pathAttribute}]`);
    if (!text || !path) return;
    observer.disconnect();
    const isDetail = new RegExp(detailAddress).test(pathname);
    text.textContent = String(text.getAttribute(textAttribute)).split('|')[isDetail ? 1 : 0] as string;
    path.textContent = isDetail ? pathname + search + hash : pathname;
    try {
      path.textContent = decodeURI(path.textContent);
    } catch {
      // It stays as it came.
    }
  }).observe(document, { childList: true, subtree: true });
};

/**
 * Inline script of 404 pages, which one file answers: writes the address as soon as its place is parsed, before the
 * first paint (at DOMContentLoaded it moved what follows, by 0.125 in 8 of 20 slowed loads). An encoded sign, like
 * `/clinics%3Fcountry=mexico`, and capitals lead to the page that was meant. Undefined for other pages.
 */
export const notFoundPathScript = (page: string): string | undefined => {
  if (!isErrorPath('notFound', page)) return undefined;
  // Addresses that carry an id: for them the page tells the full path (R5.5, R8.2).
  const detail = detailStems.map(({ stem }) => stem).join('|');
  return inlineScript(writeAddress, `^(?:${detail})[^/]+/?$`, notFoundText, notFoundPath);
};
