import { readFile, writeFile } from 'node:fs/promises';
import { settings } from '../../facts/settings';
import { eachOf } from '../eachOf';
import { type Compressor, filesAtOnce, hostingSettings, withPolicy } from '../hosting';
import { type LateScripts, withLateScripts } from './lateScripts';
import type { PageCode } from './pageCode';

interface FinishOptions {
  readonly scripts: LateScripts;
  readonly codeOf: PageCode;
  readonly compressor: Compressor;
}

/**
 * Finishes built pages, given as absolute paths, each in one pass: scripts start late, and then the page gets its policy,
 * which carries the hashes of what is in it by then. Doing it again changes nothing. Rejects when a page cannot carry a
 * policy, so that none goes out without.
 */
export const finishPages = (
  files: readonly string[],
  { scripts, codeOf, compressor }: FinishOptions,
): Promise<void> => {
  const origins = hostingSettings(settings);
  return eachOf(files, filesAtOnce, async (file) => {
    const given = await readFile(file, 'utf8');
    const page = withPolicy(withLateScripts(given, scripts, codeOf(given)), origins);
    if (page !== given) await writeFile(file, page);
    await compressor.one(file, Buffer.from(page));
  });
};
