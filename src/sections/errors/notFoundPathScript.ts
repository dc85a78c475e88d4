import { detailStems } from '../../routes/detailAt';

/** Attributes by which the script finds the two elements. */
export const notFoundText = 'data-missing-words';
export const notFoundPath = 'data-missing-path';

const write = (): string => {
  // Addresses that carry an id: for them the page tells the full path (R5.5, R8.2).
  const detail = detailStems.map(({ stem }) => stem.replaceAll('/', '\\/')).join('|');
  return `((d,l)=>{var t=l.pathname,m=t.replace(/^\\/+/,"/").replace(/%(2[346bc]|3[abdf]|40)/gi,decodeURIComponent),q=l.search+l.hash;if(m!=t)return l.replace(m+q);m=m.toLowerCase();if(/[A-Z]/.test(t.replace(/%../g,"")))fetch(m,{method:"HEAD"}).then(r=>{if(r.ok)l.replace(m+q)},()=>{});new MutationObserver((_,o)=>{var w=d.querySelector("[${notFoundText}]"),p=d.querySelector("[${notFoundPath}]"),c=/^(?:${detail})[^\\/]+\\/?$/.test(t);if(p){o.disconnect();if(c)t+=q;try{t=decodeURI(t)}catch(e){}w.textContent=w.getAttribute("${notFoundText}").split("|")[+c];p.textContent=t}}).observe(d,{childList:true,subtree:true})})(document,location)`;
};

/**
 * Inline script of 404 pages, which one file answers: writes the address as soon as its place is parsed, before the
 * first paint (at DOMContentLoaded it moved what follows, by 0.125 in 8 of 20 slowed loads). An encoded sign, like
 * `/clinics%3Fcountry=mexico`, and capitals lead to the page that was meant. Several slashes at its beginning become
 * one, or it would lead to another site.
 */
export const notFoundPathScript = /*#__PURE__*/ write();
