import type { Language } from '../../facts/locales';
import { site } from '../../facts/site';
import { classifyAddress } from '../../web/address';
import { nearest } from './nearest';
import { type Finding, quote } from './problem';
import type { WordsSource } from './readRecord';

/** A page as links see it. */
export interface LinkTarget {
  readonly language: Language;
  /** What a link may name on it; undefined where its text cannot be read. */
  fragments(): readonly string[] | undefined;
}

export interface LinkTargets {
  /** Every page that will be, by its path. */
  readonly pages: ReadonlyMap<string, LinkTarget>;
  /** The page that shows a text; none shows that of a testimonial as its own. */
  pageOf(text: WordsSource): LinkTarget | undefined;
  /** Beginnings of paths below which a page may be missing from `pages`, because its record cannot be read. */
  readonly unsureBelow: readonly string[];
}

const pathProblem = (path: string, language: Language, { pages, unsureBelow }: LinkTargets): Finding | undefined => {
  const target = pages.get(path);
  if (!target) {
    if (unsureBelow.some((stem) => path.startsWith(stem))) return undefined;
    const meant = nearest(path, [...pages.keys()]);
    return {
      found: `a link to ${quote(path)}, which is no page`,
      allowed: 'a path of the site, an address with https://, mailto: or tel:',
      ...(meant && { nearest: meant }),
      mend: meant ? `Write ${meant}.` : 'Link to a page that exists, or remove the link.',
    };
  }
  if (target.language === language) return undefined;
  return {
    found: `a link to ${quote(path)}, a page in the other language`,
    allowed: `pages of the language "${language}"`,
    mend: 'Write the path of the same page in this language.',
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

/** What is wrong with an address in a text, or undefined. */
export const problemOfLink = (href: string, text: WordsSource, targets: LinkTargets): Finding | undefined => {
  const judged = classifyAddress(href, [site.url]);
  if (judged.kind === 'internal') {
    const { path, fragment } = judged;
    if (path === '') return fragmentProblem(href, targets.pageOf(text));
    const problem = pathProblem(path, text.language, targets);
    return problem || fragment === '' ? problem : fragmentProblem(href, targets.pages.get(path));
  }
  if (judged.kind !== 'refused') return undefined;
  return {
    found: `a link to ${quote(href)}: ${judged.reason}`,
    allowed: 'a path of the site, an address with https://, mailto: or tel:',
    mend: 'Write a full address that starts with https://, or remove the link.',
  };
};
