import { detailAt } from '../../routes/detailAt';

/** Attribute of <head> with the address's fragment until the page has loaded. React would remove it from <html>. */
export const earlyFragment = 'data-early-fragment';

/**
 * Inline script for the head of a doctor's sheet, which shows the clinic that the fragment names. Chromium matches `:target`
 * after the first paint in 6 of 20 loads; the clinic would then push down what follows (0.044). Undefined for other pages.
 */
export const earlyFragmentScript = (pathname: string): string | undefined =>
  detailAt(pathname)?.route === 'doctorSheet'
    ? `((h,a)=>{h.setAttribute(a,location.hash.slice(1));addEventListener("load",()=>h.removeAttribute(a))})(document.head,"${earlyFragment}")`
    : undefined;
