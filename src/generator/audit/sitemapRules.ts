import type { Language } from '../../facts/locales';
import { sitemapPath } from '../../routes/files';
import { languagesOf, type PageAddress } from '../content/pageAddresses';
import { auditStatus, fetchAddress } from './fetchAddress';

const location = /<loc>([^<]*)<\/loc>/g;

/**
 * What is wrong with a language's sitemap. It must list the pages of the content and nothing else.
 * @param asked the requested address
 * @param named address at the beginning of its entries
 */
export const auditSitemap = async (
  language: Language,
  pages: readonly PageAddress[],
  { asked, named }: { readonly asked: string; readonly named: string },
): Promise<readonly string[]> => {
  const path = sitemapPath[language];
  const answer = await fetchAddress(asked + path);
  const refusal = auditStatus(answer);
  if (refusal !== undefined || answer.failure !== undefined) return [`${path}: ${refusal}`];
  const listed = new Set([...answer.text.matchAll(location)].map(([, address = '']) => address));
  const wanted = pages
    .filter((page) => page.listed && languagesOf(page).includes(language))
    .map(({ paths }) => named + paths[language]);
  return [
    ...wanted.filter((address) => !listed.has(address)).map((address) => `${path}: ${address} is not in it`),
    ...[...listed]
      .filter((address) => !wanted.includes(address))
      .map((address) => `${path}: ${address} is not a page of the content`),
  ];
};
