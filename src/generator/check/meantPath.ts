import { defaultLanguage, type Language } from '../../facts/locales';
import type { LinkTargets } from './links';
import { misspelled } from './nearest';

/** Paths of all pages of a language. */
export const pathsIn = (language: Language, { pages }: LinkTargets): string[] =>
  [...pages].filter(([, target]) => target.language === language).map(([path]) => path);

/** `/clinics/valle-alto` is `valle-alto` in the folder `/clinics`. */
export const partsOf = (path: string): { readonly folder: string; readonly name: string } => {
  const slash = path.lastIndexOf('/');
  return { folder: path.slice(0, slash), name: path.slice(slash + 1) };
};

/**
 * The page of a text's language that a wrong path means, or undefined: the same path without a slash at its end, with
 * the language's own beginning or without that of English (which has none), or one of which only the last part, or only
 * the folder, has a letter or two wrong. What two paths share at their beginning makes them no more alike.
 */
export const meantPath = (written: string, language: Language, targets: LinkTargets): string | undefined => {
  const own = pathsIn(language, targets);
  const path = written.replace(/\/+$/, '');
  const spellings = [path, path.replace(new RegExp(`^/${defaultLanguage}`), '') || '/', `/${language}${path}`];
  const same = spellings.find((spelling) => own.includes(spelling));
  if (same) return same;
  const { folder, name } = partsOf(path);
  const siblings = own.filter((page) => partsOf(page).folder === folder);
  const meant = misspelled(
    name,
    siblings.map((page) => partsOf(page).name),
  );
  if (meant) return siblings.find((page) => partsOf(page).name === meant);
  const namesakes = own.filter((page) => partsOf(page).name === name);
  const nearby = misspelled(
    folder,
    namesakes.map((page) => partsOf(page).folder),
  );
  return namesakes.find((page) => partsOf(page).folder === nearby);
};
