import { readFile, writeFile } from 'node:fs/promises';
import { pageFilesBelow } from './pageFiles';
import { pagePolicy, policyText } from './policy';
import type { HostingSettings } from './settings';

const metaElement = /<meta\s[^>]*http-equiv="Content-Security-Policy"[^>]*>/gi;
const charsetElement = /<meta\s+char[sS]et="[^"]*"\s*\/?>/;

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The page with its own policy behind the charset, before anything that a policy could forbid. */
export const withPolicy = (html: string, settings: HostingSettings): string => {
  const bare = html.replace(metaElement, '');
  if (!charsetElement.test(bare)) throw new Error('A page without a charset element has no place for its policy.');
  const content = escapeAttribute(policyText(pagePolicy(bare, settings)));
  return bare.replace(
    charsetElement,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${content}"/>`,
  );
};

const atOnce = 32;

/**
 * Gives every page of the built folder its policy. Runs last of all that rewrites pages; running it again changes
 * nothing. Throws when a page cannot carry one, so that none goes out without.
 */
export const applyPolicies = async ({
  publicFolder,
  settings,
}: {
  publicFolder: string;
  settings: HostingSettings;
}): Promise<void> => {
  const files = await pageFilesBelow(publicFolder);
  for (let start = 0; start < files.length; start += atOnce) {
    await Promise.all(
      files.slice(start, start + atOnce).map(async (file) => {
        const html = await readFile(file, 'utf8');
        const guarded = withPolicy(html, settings);
        if (guarded !== html) await writeFile(file, guarded);
      }),
    );
  }
};
