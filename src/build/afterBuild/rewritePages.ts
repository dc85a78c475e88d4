import { readFile, writeFile } from 'node:fs/promises';
import { pageFilesBelow } from '../hosting/pageFiles';
import { createBootFiles, withLateScripts } from './lateScripts';
import { tidyMarkup } from './pageMarkup';

const AT_ONCE = 32;

/** Rewrites every built page: scripts start late, markup is tidied. Doing it again changes nothing. */
export const rewritePages = async (publicFolder: string): Promise<void> => {
  const files = await pageFilesBelow(publicFolder);
  const bootFiles = createBootFiles(publicFolder);
  for (let start = 0; start < files.length; start += AT_ONCE) {
    await Promise.all(
      files.slice(start, start + AT_ONCE).map(async (file) => {
        const html = await readFile(file, 'utf8');
        const rewritten = tidyMarkup(withLateScripts(html, bootFiles.add));
        if (rewritten !== html) await writeFile(file, rewritten);
      }),
    );
  }
  await bootFiles.write();
};
