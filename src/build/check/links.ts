import type { Language } from '../../facts/locales';
import { site } from '../../facts/site';
import { matchPath } from '../../routes/path';
import { classifyAddress } from '../../web/address';
import { nearest } from './nearest';
import { type Finding, quote } from './problem';

/** Every path that will be a page. */
export interface LinkTargets {
  readonly paths: ReadonlySet<string>;
  /** Beginnings of paths below which a page may be missing from `paths`, because its record cannot be read. */
  readonly unsureBelow: readonly string[];
}

const internalProblem = (
  path: string,
  language: Language,
  { paths, unsureBelow }: LinkTargets,
): Finding | undefined => {
  if (!paths.has(path)) {
    if (unsureBelow.some((stem) => path.startsWith(stem))) return undefined;
    const meant = nearest(path, [...paths]);
    return {
      found: `a link to ${quote(path)}, which is no page`,
      allowed: 'a path of the site, an address with https://, mailto: or tel:',
      ...(meant && { nearest: meant }),
      mend: meant ? `Write ${meant}.` : 'Link to a page that exists, or remove the link.',
    };
  }
  if (matchPath(path)?.language === language) return undefined;
  return {
    found: `a link to ${quote(path)}, a page in the other language`,
    allowed: `pages of the language "${language}"`,
    mend: 'Write the path of the same page in this language.',
  };
};

/** What is wrong with an address in a text, or undefined. */
export const problemOfLink = (href: string, language: Language, targets: LinkTargets): Finding | undefined => {
  const judged = classifyAddress(href, [site.url]);
  if (judged.kind === 'internal')
    return judged.path === '' ? undefined : internalProblem(judged.path, language, targets);
  if (judged.kind !== 'refused') return undefined;
  return {
    found: `a link to ${quote(href)}: ${judged.reason}`,
    allowed: 'a path of the site, an address with https://, mailto: or tel:',
    mend: 'Write a full address that starts with https://, or remove the link.',
  };
};
