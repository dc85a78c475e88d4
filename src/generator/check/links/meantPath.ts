import { defaultLanguage, type Language } from '../../../facts/locales';
import { nearest } from '../../../routes/nearest';
import type { LinkTargets } from './linkTargets';

/** Letters that may differ in a misspelled path. */
const MOST_LETTERS = 2;

/**
 * The page of a language that a wrong path means, or undefined: the same path with another beginning or a slash too
 * many, the only page whose path ends so, or one with a letter or two misspelled.
 */
export const meantPath = (written: string, language: Language, { pages }: LinkTargets): string | undefined => {
  const own = [...pages].filter(([, target]) => target.language === language).map(([path]) => path);
  const path = `/${written.replace(/^[./]+|\/+$/g, '')}`;
  const withoutDefault = path.replace(new RegExp(`^/${defaultLanguage}(?=/|$)`), '') || '/';
  const same = [path, withoutDefault, `/${language}${path}`].find((spelling) => own.includes(spelling));
  const ending = own.filter((page) => page.endsWith(path));
  return same ?? (ending.length === 1 ? ending[0] : nearest(path, own, MOST_LETTERS));
};
