import { rm } from 'node:fs/promises';
import { basename, relative, sep } from 'node:path';
import { forEachLimit } from '../forEachLimit';
import { fileConcurrency, filesBelow, isHashed } from '../hosting';

/** Files that are removed together with the file they belong to. */
const companion = /\.LICENSE\.txt$|\.(br|gz)$/;

/** Files that the site's owner put into static/static. They have no hash in their name and are never removed. */
const hasHash = (address: string): boolean => /[0-9a-f]{8,40}[-.]/.test(basename(address));

const withoutCompanions = (address: string): string =>
  companion.test(address) ? withoutCompanions(address.replace(companion, '')) : address;

/**
 * Removes files that earlier builds left under names with a hash. Otherwise they would be published, and listed in
 * `_headers`, forever. A visitor with a page of an earlier build open is served as after any other deployment.
 *
 * @param current addresses that this build's pages and scripts use
 */
export const removeEarlierFiles = async (publicFolder: string, current: ReadonlySet<string>): Promise<void> => {
  const isEarlier = (file: string): boolean => {
    const address = withoutCompanions(`/${relative(publicFolder, file).split(sep).join('/')}`);
    return isHashed(address) && hasHash(address) && !current.has(address);
  };
  await forEachLimit((await filesBelow(publicFolder)).filter(isEarlier), fileConcurrency, (file) => rm(file));
};
