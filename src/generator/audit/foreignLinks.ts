import { forEachLimit } from '../forEachLimit';
import { elementsIn } from './elements';
import { fetchAddress, type HttpAnswer } from './fetchAddress';

/** Addresses of other sites that a page links to. @param own addresses that the site's own links begin with */
export const foreignLinksIn = (html: string, own: readonly string[]): readonly string[] =>
  elementsIn(html, 'a').flatMap(({ href = '' }) =>
    /^https?:/.test(href) && !own.some((address) => `${href}/`.startsWith(`${address}/`)) ? href : [],
  );

const concurrency = 6;

const gone = new Set([404, 410]);

/** Many sites refuse programs (401, 403, 429). Their pages exist. */
const isBroken = ({ status }: HttpAnswer): boolean => status === 0 || status >= 500 || gone.has(status);

/** Links to other sites that no longer answer, a line each. `links` has the page on which each was found first. */
export const brokenLinks = async (links: ReadonlyMap<string, string>): Promise<readonly string[]> => {
  const lines: string[] = [];
  await forEachLimit([...links], concurrency, async ([address, page]) => {
    // Some servers answer a request for the headers alone wrongly.
    const brief = await fetchAddress(address, { method: 'HEAD', follow: true });
    const answer = isBroken(brief) ? await fetchAddress(address, { follow: true }) : brief;
    if (isBroken(answer))
      lines.push(`${page}: its link to ${address}: ${answer.failure ?? `answers ${answer.status}`}`);
  });
  return lines.sort();
};
