import { readFileSync, writeFileSync } from 'node:fs';
import { eachOf } from '../eachOf';
import { filesAtOnce, type HostingSettings, pageFilesBelow, splitAtHead, withPolicy } from '../hosting';
import { createBootFiles, startedScripts, withLateScripts } from './lateScripts';
import type { PageCode } from './pageCode';
import { tidyMarkup } from './pageMarkup';

interface RewriteOptions {
  readonly publicFolder: string;
  readonly settings: HostingSettings;
  readonly codeOf: PageCode;
  /** Told of each page, with its bytes, as soon as it is what it will be, while others are still rewritten. */
  readonly onFinished: (file: string, content: Buffer) => Promise<void>;
}

/**
 * Rewrites every built page, each read and written once: scripts start late, markup is tidied, and last the page gets its
 * policy, which carries the hashes of what is in it by then. Doing it again changes nothing. Throws when a page cannot
 * carry a policy, so that none goes out without.
 *
 * @returns addresses of all scripts that pages start
 */
export const rewritePages = async (options: RewriteOptions): Promise<ReadonlySet<string>> => {
  const { publicFolder, settings, codeOf, onFinished } = options;
  const bootFiles = createBootFiles(publicFolder);
  const started = new Set<string>();
  await eachOf(await pageFilesBelow(publicFolder), filesAtOnce, async (file) => {
    // At once, not through promises: thousands of files take half the time, and other threads compress meanwhile.
    const given = readFileSync(file);
    const html = given.toString();
    const [head, rest] = splitAtHead(html);
    const late = withLateScripts(rest, codeOf(rest), bootFiles.add);
    for (const address of startedScripts(late)) started.add(address);
    const tidied = tidyMarkup([head, late]);
    const content = Buffer.concat(withPolicy(tidied, settings).map((part) => Buffer.from(part)));
    if (!content.equals(given)) writeFileSync(file, content);
    await onFinished(file, content);
  });
  await bootFiles.write();
  return started;
};
