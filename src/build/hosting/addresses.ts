import { errorPath, redirects } from '../../routes/table';

/** How hosts answer addresses: written once, read by the preview server and by every host's settings file. */

/** Files whose name changes with their content; matched against the path. */
export const hashedFile = String.raw`^/(static/.+|[^/]+[-.][0-9a-f]{8,40}\.(js|mjs|css))$`;

/** Files of the build that no visitor needs. */
export const hiddenFile = String.raw`^/(_headers|_redirects|.*\.(br|gz|map|LICENSE\.txt)|(.*/)?\.(?!well-known/).*)$`;

/** Lists for programs: short-lived by nature. */
export const freshFile = String.raw`^/builds/`;

export const notFoundFile = (pathname: string): string =>
  pathname === '/es' || pathname.startsWith('/es/') ? errorPath.notFound.es : errorPath.notFound.en;

export const serverErrorFile = errorPath.serverError.en;

/** Longest path and query that is answered, in bytes. */
export const longestAddress = 8_000;

export const movedAddresses: readonly { readonly from: string; readonly to: string }[] = redirects;
