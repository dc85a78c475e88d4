import { defaultLanguage, type Language } from '../../../facts/locales';
import { nearest } from '../../../routes/nearest';
import type { LinkTargets } from './linkTargets';

/** Letters that may differ in a misspelled path. */
const MOST_LETTERS = 2;

/**
 * The page that a wrong path probably means, or undefined: the same path with a different beginning or an extra slash,
 * the only page whose path ends like it, or a path with one or two misspelled letters.
 */
export const meantPath = (written: string, language: Language, { pages }: LinkTargets): string | undefined => {
  const own = [...pages].filter(([, target]) => target.language === language).map(([path]) => path);
  const path = `/${written.replace(/^[./]+|\/+$/g, '')}`;
  const withoutDefault = path.replace(new RegExp(`^/${defaultLanguage}(?=/|$)`), '') || '/';
  const same = [path, withoutDefault, `/${language}${path}`].find((spelling) => own.includes(spelling));
  const ending = own.filter((page) => page.endsWith(path));
  return same ?? (ending.length === 1 ? ending[0] : nearest(path, own, MOST_LETTERS));
};
