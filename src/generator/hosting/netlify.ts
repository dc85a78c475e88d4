import * as at from './addresses';
import { brief, drawingPolicy, immutable, securityHeaders, sharing, windows } from './headers';

const isLooseHashed = (address: string): boolean =>
  at.isHashed(address) && !at.hashedFolders.some((folder) => address.startsWith(`/${folder}/`));

/**
 * Cancels a header of the rule for all addresses. Cloudflare Pages knows the first line. Netlify ignores it; should it
 * join both values, browsers treat them as none (Fetch standard), which is what is wanted.
 */
const loosened = (address: string, { header, any }: { readonly header: string; readonly any: string }): string =>
  [address, `  ! ${header}`, `  ${header}: ${any}`, ''].join('\n');

/** Rules for the writers' studio, which a build adds when it publishes one. */
export const writersHeaders = (): string =>
  ['', ...[at.writersFolder, `${at.writersFolder}/*`].map((address) => loosened(address, windows))].join('\n');

/** When a host joins both policies, both apply, and this one is stricter. */
const drawingsRule = [
  `${at.drawingsFolder}/*`,
  '  ! Content-Security-Policy',
  `  Content-Security-Policy: ${drawingPolicy}`,
  '',
].join('\n');

const rule = (pattern: string, headers: Readonly<Record<string, string>>): string =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/**
 * `_headers` for Netlify and Cloudflare Pages. Both may join the values of overlapping rules, so no header is named
 * twice for an address, except for shared files. By default both send `public, max-age=0, must-revalidate`.
 */
export const headersFile = (addresses: readonly string[]): string =>
  [
    rule('/*', securityHeaders),
    ...[...at.sharedAddresses, `${at.sharedFolder}/*`].map((address) => loosened(address, sharing)),
    drawingsRule,
    rule(`${at.pageDataFolder}/*`, { 'Cache-Control': brief }),
    ...[...at.hashedFolders.map((folder) => `/${folder}/*`), ...addresses.filter(isLooseHashed)].map((pattern) =>
      rule(pattern, { 'Cache-Control': immutable }),
    ),
  ].join('\n');

/**
 * `_redirects` for both. Netlify needs rules for error pages; Cloudflare Pages finds 404.html by itself and skips them,
 * and tells an address with a slash at the end apart.
 */
export const redirectsFile = (): string =>
  [
    ...at.movedAddresses.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]),
    ...at.prefixed.map(({ language, home }) => `${home}/* ${at.notFoundFile[language]} 404`),
    '',
  ].join('\n');
