import { classifyOwnUrl, type RefusalReason } from '../../../client/address';
import { defaultLanguage, type Language } from '../../../facts/locales';
import { site } from '../../../facts/site';
import { nearest } from '../../../routes/nearest';
import { isWebAddress } from '../../../schemas/webAddress';
import { type ProblemText, quote, writeNearest } from '../../content/problem';
import type { WordsSource } from '../../content/records/readRecord';
import type { LinkTargets } from './linkTargets';

/** Letters that may differ in a misspelled path. */
const MOST_LETTERS = 2;

const only = (paths: readonly string[]): string | undefined => (paths.length === 1 ? paths[0] : undefined);

/**
 * The page that a wrong path probably means, or undefined: the same path with a different beginning or an extra slash,
 * the only page whose path ends like it, one with one or two other letters, or the only one whose last part has those.
 */
const meantPath = (written: string, language: Language, { pages }: LinkTargets): string | undefined => {
  const own = [...pages].filter(([, target]) => target.language === language).map(([path]) => path);
  const path = `/${written.replace(/^[./]+|\/+$/g, '')}`;
  const withoutDefault = path.replace(new RegExp(`^/${defaultLanguage}(?=/|$)`), '') || '/';
  const same = [path, withoutDefault, `/${language}${path}`].find((spelling) => own.includes(spelling));
  const ending = own.filter((page) => page.endsWith(path));
  const lastOf = (each: string): string => each.replace(/.*\//, '');
  const alike = own.filter((page) => nearest(lastOf(path), [lastOf(page)], MOST_LETTERS));
  return same ?? only(ending) ?? nearest(path, own, MOST_LETTERS) ?? only(alike);
};

const allowed = 'a path of the site, an address with https://, mailto: or tel:';

const wrongPath = (path: string, { language }: WordsSource, targets: LinkTargets): ProblemText | undefined => {
  const target = targets.pages.get(path);
  if (target?.language === language) return undefined;
  if (target)
    return {
      found: `a link to ${quote(path)}, a page in the other language`,
      allowed: `pages of the language "${language}"`,
      ...writeNearest(target.pathIn(language), 'Write the path of the same page in this language.'),
    };
  if (targets.awaited.has(path))
    return {
      found: `a link to ${quote(path)}, a page that is not published yet`,
      allowed,
      fix: 'Publish that page (npm run check says what it waits for), or remove the link.',
    };
  if (targets.unsureBelow.some((start) => path.startsWith(start))) return undefined;
  return {
    found: `a link to ${quote(path)}, which is not a page of the site`,
    allowed,
    ...writeNearest(meantPath(path, language, targets), 'Link to a page that exists, or remove the link.'),
  };
};

/** For a missing place, browsers silently show the top of the page. */
const wrongFragment = (href: string, fragments: readonly string[] | undefined): ProblemText | undefined => {
  const start = href.indexOf('#') + 1;
  const [page, named] = [href.slice(0, start), href.slice(start)];
  if (!fragments || fragments.includes(named)) return undefined;
  const meant = nearest(named, fragments);
  return {
    found: `a link to ${quote(href)}, a place that its page does not have`,
    allowed: `headings and sections of that page: ${fragments.map((fragment) => `#${fragment}`).join(', ')}`,
    ...writeNearest(meant && page + meant, 'Link to one of these places, or to the page alone.'),
  };
};

/** Mistakes in addresses that are easy to correct: a pattern, and the correction. */
const corrections: readonly (readonly [RegExp, (href: string) => string])[] = [
  [/^mailto:/i, () => 'Write mailto: and one mail address, for example mailto:name@clinic.org.'],
  [/^tel:/i, () => 'Write tel: and the digits of the number, for example tel:+573001234567.'],
  [/^[^\s@/:]+@[^\s@/:]+\.[a-z]+$/i, (href) => `Write mailto:${href}.`],
  [/^http:/i, (href) => `Write ${href.replace(/^http:/i, 'https:')}.`],
  [/^www\./i, (href) => `Write https://${href}.`],
];

const reasons: Readonly<Record<RefusalReason, string>> = {
  script: 'a script (javascript: and the like)',
  scheme: 'a kind of address that links do not have',
  'protocol-relative': 'two slashes without https: before them',
  backslash: 'a backslash in place of /',
  credentials: 'a name before the @',
  insecure: 'http:// without the s of https://',
  relative: 'neither a path that starts with / nor a full address',
  malformed: 'not an address that a browser can read',
};

const refusedLink = (href: string, reason: RefusalReason, source: WordsSource, targets: LinkTargets): ProblemText => {
  const correction = corrections.find(([pattern]) => pattern.test(href))?.[1](href);
  const meant = reason === 'relative' && !correction ? meantPath(href, source.language, targets) : undefined;
  return {
    found: `a link to ${quote(href)}: ${reasons[reason]}`,
    allowed,
    ...writeNearest(
      meant,
      correction ?? 'Start a page of this site with /, another site with https://, or remove the link.',
    ),
  };
};

export const linkProblem = (href: string, source: WordsSource, targets: LinkTargets): ProblemText | undefined => {
  const judged = classifyOwnUrl(href, [site.url]);
  if (judged.kind === 'refused') return refusedLink(href, judged.reason, source, targets);
  if (judged.kind === 'internal') {
    const { path, fragment } = judged;
    if (path === '') return wrongFragment(href, targets.pageOf(source)?.fragments());
    const wrong = wrongPath(path, source, targets);
    return wrong || fragment === '' ? wrong : wrongFragment(href, targets.pages.get(path)?.fragments());
  }
  if (judged.kind === 'external' && !isWebAddress(href))
    return {
      found: `a link to ${quote(href)}, an address that visitors cannot reach`,
      allowed,
      fix: 'Copy the address out of the browser’s address bar: https:// and the name of a site, with a dot in it.',
    };
  return undefined;
};
