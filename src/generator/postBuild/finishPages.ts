import { readFile, writeFile } from 'node:fs/promises';
import { settings } from '../../facts/settings';
import { forEachLimit } from '../forEachLimit';
import { type Compressor, fileConcurrency, hostingSettings, withPolicy } from '../hosting';
import { type DeferredScripts, withDeferredScripts } from './deferredScripts';
import type { PageCode } from './pageCode';

interface FinishOptions {
  readonly scripts: DeferredScripts;
  readonly codeOf: PageCode;
  readonly compressor: Compressor;
  /** How many of the files are Gatsby's pages. Other files, such as the owner's own, only get a policy. */
  readonly pages: number;
}

/**
 * Finishes HTML files of the build, given as absolute paths, each in one pass: first the scripts are made to start
 * late, then the page gets its policy with the hashes of its content. Running it twice changes nothing. Rejects when a
 * page cannot carry a policy, or would start its scripts in Gatsby's own way.
 */
export const finishPages = async (
  files: readonly string[],
  { scripts, codeOf, compressor, pages }: FinishOptions,
): Promise<void> => {
  const origins = hostingSettings(settings);
  let late = 0;
  await forEachLimit(files, fileConcurrency, async (file) => {
    const given = await readFile(file, 'utf8');
    const started = withDeferredScripts(given, scripts, codeOf);
    if (started !== undefined) late += 1;
    const page = withPolicy(started ?? given, origins);
    if (page !== given) await writeFile(file, page);
    await compressor.one(file, Buffer.from(page));
  });
  if (late < pages)
    throw new Error(`Only ${late} of ${pages} pages have a place for their scripts that deferredScripts knows.`);
};
