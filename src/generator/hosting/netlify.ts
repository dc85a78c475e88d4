import { routeTable } from '../../routes/table';
import { drawingsFolder, hashedFolders, isHashed, movedAddresses, notFoundFile, sharedAddresses } from './addresses';
import { drawingPolicy, immutable, securityHeaders, sharing } from './headers';

const isLooseHashed = (address: string): boolean =>
  isHashed(address) && !hashedFolders.some((folder) => address.startsWith(`/${folder}/`));

/**
 * Takes back what the rule for all addresses says. Cloudflare Pages knows the first line; Netlify passes over it, and
 * should it join both values, browsers take them for none, as the Fetch standard says: the file is let through.
 */
const sharedRule = (address: string): string =>
  [address, `  ! ${sharing.header}`, `  ${sharing.header}: ${sharing.any}`, ''].join('\n');

/** Both policies hold where a host joins them, and the stricter one is this. */
const drawingsRule = [
  `${drawingsFolder}/*`,
  '  ! Content-Security-Policy',
  `  Content-Security-Policy: ${drawingPolicy}`,
  '',
].join('\n');

const rule = (pattern: string, headers: Readonly<Record<string, string>>): string =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/**
 * `_headers` for Netlify and Cloudflare Pages. Both may join the values of rules that overlap, so no header is named
 * twice for an address other than of a shared file; both answer everything else with `public, max-age=0, must-revalidate`
 * by themselves.
 */
export const headersFile = (addresses: readonly string[]): string =>
  [
    rule('/*', securityHeaders),
    ...sharedAddresses.map(sharedRule),
    drawingsRule,
    ...[...hashedFolders.map((folder) => `/${folder}/*`), ...addresses.filter(isLooseHashed)].map((pattern) =>
      rule(pattern, { 'Cache-Control': immutable }),
    ),
  ].join('\n');

/**
 * `_redirects` for both hosts. Netlify needs to be told of the Spanish error page; Cloudflare Pages takes the nearest
 * 404.html by itself and skips the line, whose status it does not know. It takes a slash at the end for another address.
 */
export const redirectsFile = (): string =>
  [
    ...movedAddresses.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]),
    `${routeTable.home.es}/* ${notFoundFile.es} 404`,
    '',
  ].join('\n');
