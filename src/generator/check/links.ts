import type { Language } from '../../facts/locales';
import { site } from '../../facts/site';
import { isWebAddress } from '../../schemas/webAddress';
import { classifyAddress, type RefusalReason } from '../../web/address';
import { meantPath, partsOf, pathsIn } from './meantPath';
import { misspelled, nearest } from './nearest';
import { allowedLink, type Finding, quote } from './problem';
import type { WordsSource } from './readRecord';

/** A page as links see it. */
export interface LinkTarget {
  readonly language: Language;
  /** What a link may name on it; undefined where its text cannot be read. */
  fragments(): readonly string[] | undefined;
  /** Path of the same page in another language; undefined where its record does not tell it. */
  pathIn(language: Language): string | undefined;
}

export interface LinkTargets {
  /** Every page that will be, by its path. */
  readonly pages: ReadonlyMap<string, LinkTarget>;
  /** The page that shows a text; none shows that of a testimonial as its own. */
  pageOf(text: WordsSource): LinkTarget | undefined;
  /** Beginnings of paths below which a page may be missing from `pages`, because its record cannot be read. */
  readonly unsureBelow: readonly string[];
}

const ALLOWED = 'a path of the site, an address with https://, mailto: or tel:';

const pathProblem = (path: string, language: Language, targets: LinkTargets): Finding | undefined => {
  const { pages, unsureBelow } = targets;
  const target = pages.get(path);
  if (!target) {
    if (unsureBelow.some((stem) => path.startsWith(stem))) return undefined;
    const meant = meantPath(path, language, targets);
    return {
      found: `a link to ${quote(path)}, which is no page`,
      allowed: ALLOWED,
      ...(meant && { nearest: meant }),
      mend: meant ? `Write ${meant}.` : 'Link to a page that exists, or remove the link.',
    };
  }
  if (target.language === language) return undefined;
  const twin = target.pathIn(language);
  return {
    found: `a link to ${quote(path)}, a page in the other language`,
    allowed: `pages of the language "${language}"`,
    ...(twin && { nearest: twin }),
    mend: twin ? `Write ${twin}.` : 'Write the path of the same page in this language.',
  };
};

/** A browser that finds no such place shows the top of the page without a word. */
const fragmentProblem = (href: string, target: LinkTarget | undefined): Finding | undefined => {
  const fragments = target?.fragments();
  const mark = href.indexOf('#') + 1;
  const [page, named] = [href.slice(0, mark), href.slice(mark)];
  if (!fragments || fragments.includes(named)) return undefined;
  const meant = nearest(named, fragments);
  return {
    found: `a link to ${quote(href)}, a place that its page does not have`,
    allowed: `headings and sections of that page: ${fragments.map((fragment) => `#${fragment}`).join(', ')}`,
    ...(meant && { nearest: page + meant }),
    mend: meant ? `Write ${page}${meant}.` : 'Link to one of these places, or to the page alone.',
  };
};

/** The page whose last part somebody wrote without its folder, or with another one: stem-cells, ../stem-cells. */
const pageNamed = (href: string, language: Language, targets: LinkTargets): string | undefined => {
  const name = /^(?:\.{0,2}\/)*([\w/-]*?)\/?$/.exec(href)?.[1];
  if (!name) return undefined;
  const own = pathsIn(language, targets);
  const named = own.filter((path) => path.endsWith(`/${name}`));
  if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  const last = (path: string): string => partsOf(path).name;
  const meant = misspelled(name, own.map(last).filter(Boolean));
  return meant && own.find((path) => last(path) === meant);
};

/** Why an address is none that a link may have, in a writer's words. */
const reasons: Readonly<Record<RefusalReason, readonly [what: string, mend: string]>> = {
  script: [
    'a script (javascript: and the like)',
    'Write a full address that starts with https://, or remove the link.',
  ],
  scheme: [
    'a kind of address that links do not have',
    'Write an address that starts with https://, or remove the link.',
  ],
  'protocol-relative': ['two slashes without https: before them', 'Write https:// before the address.'],
  backslash: ['a backslash', 'Write / instead of \\.'],
  credentials: [
    'a name before the @',
    'Remove what stands between https:// and the @; for a mail address, begin with mailto:',
  ],
  insecure: ['http:// without the s of https://', 'Write https:// instead of http://.'],
  relative: [
    'neither a path that starts with / nor a full address',
    'Start a page of this site with /, another site with https://.',
  ],
  malformed: [
    'no address that a browser can read',
    'Write a full address that starts with https://, or remove the link.',
  ],
};

const badWay = (href: string): readonly [what: string, mend: string] | undefined => {
  if (/^mailto:/i.test(href))
    return [
      'not one mail address behind mailto:',
      'Write mailto: and one address, for example mailto:name@clinic.org.',
    ];
  if (/^tel:/i.test(href))
    return [
      'not a telephone number behind tel:',
      'Write tel: and the digits of the number, for example tel:+573001234567.',
    ];
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]+$/i.test(href)) return ['a mail address without mailto:', `Write mailto:${href}.`];
  if (/^http:/i.test(href)) return [reasons.insecure[0], `Write ${href.replace(/^http:/i, 'https:')}.`];
  if (/^www\./i.test(href)) return ['an address without https://', `Write https://${href}.`];
  return undefined;
};

const refusedLink = (href: string, reason: RefusalReason, language: Language, targets: LinkTargets): Finding => {
  const meant = reason === 'relative' ? pageNamed(href, language, targets) : undefined;
  const [what, mend] = badWay(href) ?? reasons[reason];
  return {
    found: `a link to ${quote(href)}: ${what}`,
    allowed: ALLOWED,
    ...(meant && { nearest: meant }),
    mend: meant ? `Write ${meant}.` : mend,
  };
};

/** What is wrong with an address in a text, or undefined. */
export const problemOfLink = (href: string, text: WordsSource, targets: LinkTargets): Finding | undefined => {
  const judged = classifyAddress(href, [site.url]);
  if (judged.kind === 'internal') {
    const { path, fragment } = judged;
    if (path === '') return fragmentProblem(href, targets.pageOf(text));
    const problem = pathProblem(path, text.language, targets);
    return problem || fragment === '' ? problem : fragmentProblem(href, targets.pages.get(path));
  }
  if (judged.kind === 'external' && !isWebAddress(href))
    return {
      found: `a link to ${quote(href)}, an address that visitors cannot reach`,
      allowed: ALLOWED,
      mend: 'Copy the address out of the browser’s address bar: https:// and the name of a site, with a dot in it.',
    };
  return judged.kind === 'refused' ? refusedLink(href, judged.reason, text.language, targets) : undefined;
};

/** "(/clinics)": words with a page's path behind them, but without the brackets that make a link of both. */
export const bracketedPath = (text: string, { pages }: LinkTargets): Finding | undefined => {
  const path = [...text.matchAll(/\((?<![\][][^\]]{0,200}\()(\/[^\s()]{0,200})\)/g)].find(([, named = '']) =>
    pages.has(named),
  )?.[1];
  return path === undefined
    ? undefined
    : {
        found: `the path ${quote(path)}, which is no link as it stands`,
        allowed: allowedLink,
        mend: `Write [words](${path}), with the words that lead there between the brackets.`,
      };
};
