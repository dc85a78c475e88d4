import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultLanguage, type Language } from '../../src/facts/locales';
import {
  badAddress,
  errorFiles,
  foreignAddress,
  hiddenFile,
  longestAddress,
  movedAddresses,
  notFoundFile,
  prefixed,
  serverErrorFile,
} from '../../src/generator/hosting/addresses';

/** What a static host does with an address. Paths are relative to the built folder and begin with a slash. */
type Answer =
  | { readonly status: 200 | 404; readonly path: string }
  | { readonly status: 301; readonly location: string }
  | { readonly status: 400 }
  | { readonly status: 414 };

const bad = new RegExp(badAddress, 'i');
const foreign = new RegExp(foreignAddress, 'i');
const hidden = new RegExp(hiddenFile);
const languageOf = (target: string): Language =>
  prefixed.find(({ address }) => new RegExp(address).test(target))?.language ?? defaultLanguage;

const decoded = (path: string): string | undefined => {
  if (/%(?![0-9a-f]{2})/i.test(path)) return undefined;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** The canonical form of an address, without its query and with single slashes. */
const properPath = (path: string): string => {
  const single = path.replace(/\/{2,}/g, '/');
  if (errorFiles.includes(single)) return single;
  const withoutFile = single.replace(/\/index\.html$/, '/').replace(/([^/])\.html$/, '$1');
  const withoutSlash = withoutFile.replace(/\/+$/, '') || '/';
  return movedAddresses.find(({ from }) => from === withoutSlash)?.to ?? withoutSlash;
};

const isFile = (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );

/** The page for a failure at this address, in its language. */
export const failurePage = (target: string): string => serverErrorFile[languageOf(target)];

/** Decides on a raw request target (path and query as sent). Never throws; never leaves the folder. */
export const resolveAddress = async (folder: string, target: string): Promise<Answer> => {
  const notFound = { status: 404, path: notFoundFile[languageOf(target)] } as const;
  if (Buffer.byteLength(target) > longestAddress) return { status: 414 };
  if (!target.startsWith('/') || bad.test(target)) return { status: 400 };
  const cut = target.indexOf('?');
  const [rawPath, query] = cut < 0 ? [target, ''] : [target.slice(0, cut), target.slice(cut)];
  const path = decoded(rawPath);
  if (path === undefined) return { status: 400 };
  if (foreign.test(target)) return notFound;
  const proper = properPath(rawPath);
  if (proper !== rawPath) return { status: 301, location: proper + query };
  if (hidden.test(path) || Object.values(notFoundFile).includes(path)) return notFound;
  for (const candidate of [`${path}.html`, join(path, 'index.html'), path]) {
    if (await isFile(join(folder, candidate))) return { status: 200, path: candidate };
  }
  return notFound;
};
