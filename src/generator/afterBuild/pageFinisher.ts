import { readFileSync, writeFileSync } from 'node:fs';
import { settings } from '../../facts/settings';
import { eachOf } from '../eachOf';
import { createCompressor, filesAtOnce, hostingSettings, splitAtHead, withPolicy } from '../hosting';
import { type LateScripts, withLateScripts } from './lateScripts';
import { createPageCode, type PageTemplates } from './pageCode';
import { tidyMarkup } from './pageMarkup';

/** What finishing pages needs to know. */
export interface PageWork {
  readonly publicFolder: string;
  /** See `createCompressor`. */
  readonly cacheFolder: string;
  readonly isLarge: boolean;
  readonly scripts: LateScripts;
  readonly templates: PageTemplates;
}

/** Finishes built pages, given as absolute paths. */
export type PageFinisher = (files: readonly string[]) => Promise<void>;

/**
 * Rewrites built pages, each read and written once, and compresses them: scripts start late, markup is tidied, and last the
 * page gets its policy, which carries the hashes of what is in it by then. Doing it again changes nothing. Throws when a
 * page cannot carry a policy, so that none goes out without.
 */
export const createPageFinisher = async (work: PageWork): Promise<PageFinisher> => {
  const origins = hostingSettings(settings);
  const compressor = await createCompressor(work);
  const codeOf = await createPageCode(work.publicFolder, work.templates);
  return (files) =>
    eachOf(files, filesAtOnce, async (file) => {
      // At once, not through promises: thousands of files take half the time.
      const given = readFileSync(file);
      const [head, rest] = splitAtHead(given.toString());
      const late = withLateScripts(rest, work.scripts, codeOf(rest));
      const content = Buffer.from(withPolicy(tidyMarkup([head, late]), origins).join(''));
      if (!content.equals(given)) writeFileSync(file, content);
      await compressor.one(file, content);
    });
};
