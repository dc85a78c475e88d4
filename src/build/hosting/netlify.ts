import { routeTable } from '../../routes/table';
import { hashedFolders, isHashed, movedAddresses, notFoundFile } from './addresses';
import { immutable, securityHeaders } from './headers';

const isLooseHashed = (address: string): boolean =>
  isHashed(address) && !hashedFolders.some((folder) => address.startsWith(`/${folder}/`));

const rule = (pattern: string, headers: Readonly<Record<string, string>>): string =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/**
 * `_headers` for Netlify and Cloudflare Pages. Both join the values of rules that overlap, so no header is named
 * twice for an address; both answer everything else with `public, max-age=0, must-revalidate` by themselves.
 */
export const headersFile = (addresses: readonly string[]): string =>
  [
    rule('/*', securityHeaders),
    ...[...hashedFolders.map((folder) => `/${folder}/*`), ...addresses.filter(isLooseHashed)].map((pattern) =>
      rule(pattern, { 'Cache-Control': immutable }),
    ),
  ].join('\n');

/**
 * `_redirects` for both hosts. Netlify needs to be told of the Spanish error page; Cloudflare Pages takes the nearest
 * 404.html by itself and skips the line, whose status it does not know.
 */
export const redirectsFile = (): string =>
  [
    ...movedAddresses.map(({ from, to }) => `${from} ${to} 301`),
    `${routeTable.home.es}/* ${notFoundFile.es} 404`,
    '',
  ].join('\n');
