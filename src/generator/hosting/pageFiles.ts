import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { errorFiles } from './addresses';

/** Absolute paths of all files below a folder; empty when the folder does not exist. */
export const filesBelow = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name));
};

/** Path of a built file as browsers request it. */
export const addressOf = (publicFolder: string, file: string): string =>
  `/${relative(publicFolder, file).split(sep).join('/')}`;

const isPart = (address: string): boolean => address.startsWith('/_gatsby/');

/** A few more than Node's thread pool runs at once, so that the pool never waits for the main thread. */
export const fileConcurrency = 6;

/** HTML files that visitors see: pages and error pages, but not Gatsby's slices next to them. */
export const pageFilesBelow = async (publicFolder: string): Promise<readonly string[]> =>
  (await filesBelow(publicFolder)).filter((file) => file.endsWith('.html') && !isPart(addressOf(publicFolder, file)));

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/**
 * Moves clinics/index.html to clinics.html. Several hosts redirect a folder's address to one with a trailing slash,
 * which the site's addresses do not have. The modification time is kept, so that compressed copies stay valid.
 */
export const flattenPages = async (publicFolder: string): Promise<void> => {
  for (const file of await pageFilesBelow(publicFolder)) {
    if (basename(file) !== 'index.html' || dirname(file) === publicFolder) continue;
    await rename(file, `${dirname(file)}.html`);
  }
};

/**
 * Moves pages back before a build, because Gatsby rewrites, restitches and deletes its pages where it left them. A page
 * that Gatsby has written again since then stays.
 */
export const restoreIndexFiles = async (publicFolder: string): Promise<void> => {
  for (const file of await pageFilesBelow(publicFolder)) {
    if (basename(file) === 'index.html' || errorFiles.includes(addressOf(publicFolder, file))) continue;
    const folded = join(file.slice(0, -'.html'.length), 'index.html');
    if (await exists(folded)) {
      await rm(file);
    } else {
      await mkdir(dirname(folded), { recursive: true });
      await rename(file, folded);
    }
  }
};
