import { readFile, writeFile } from 'node:fs/promises';
import { type HostingSettings, pageFilesBelow, withPolicy } from '../hosting';
import { createBootFiles, withLateScripts } from './lateScripts';
import { createPageCode } from './pageCode';
import { tidyMarkup } from './pageMarkup';

const AT_ONCE = 32;

/**
 * Rewrites every built page, each read and written once: scripts start late, markup is tidied, and last the page gets its
 * policy, which carries the hashes of what is in it by then. Doing it again changes nothing. Throws when a page cannot
 * carry a policy, so that none goes out without.
 */
export const rewritePages = async (publicFolder: string, settings: HostingSettings): Promise<void> => {
  const files = await pageFilesBelow(publicFolder);
  const bootFiles = createBootFiles(publicFolder);
  const codeOf = await createPageCode(publicFolder);
  for (let start = 0; start < files.length; start += AT_ONCE) {
    await Promise.all(
      files.slice(start, start + AT_ONCE).map(async (file) => {
        const html = await readFile(file, 'utf8');
        const rewritten = withPolicy(tidyMarkup(withLateScripts(html, await codeOf(html), bootFiles.add)), settings);
        if (rewritten !== html) await writeFile(file, rewritten);
      }),
    );
  }
  await bootFiles.write();
};
