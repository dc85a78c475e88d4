import { readFile, writeFile } from 'node:fs/promises';
import { eachOf } from '../eachOf';
import { filesAtOnce, type HostingSettings, pageFilesBelow, withPolicy } from '../hosting';
import { createBootFiles, withLateScripts } from './lateScripts';
import type { PageCode } from './pageCode';
import { tidyMarkup } from './pageMarkup';

interface RewriteOptions {
  readonly publicFolder: string;
  readonly settings: HostingSettings;
  readonly codeOf: PageCode;
  /** Told of each page as soon as it is what it will be, while others are still rewritten. */
  readonly onFinished: (file: string) => Promise<void>;
}

/**
 * Rewrites every built page, each read and written once: scripts start late, markup is tidied, and last the page gets its
 * policy, which carries the hashes of what is in it by then. Doing it again changes nothing. Throws when a page cannot
 * carry a policy, so that none goes out without.
 */
export const rewritePages = async (options: RewriteOptions): Promise<void> => {
  const { publicFolder, settings, codeOf, onFinished } = options;
  const bootFiles = createBootFiles(publicFolder);
  await eachOf(await pageFilesBelow(publicFolder), filesAtOnce, async (file) => {
    // Read and written as bytes: Node takes four times as long for text.
    const html = (await readFile(file)).toString();
    const rewritten = withPolicy(tidyMarkup(withLateScripts(html, codeOf(html), bootFiles.add)), settings);
    if (rewritten !== html) await writeFile(file, Buffer.from(rewritten));
    await onFinished(file);
  });
  await bootFiles.write();
};
