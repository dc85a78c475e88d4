import { defaultLanguage, languages } from '../../facts/locales';
import { errorPath, socialImagePath } from '../../routes/files';
import { pathFor } from '../../routes/path';
import { redirects } from '../../routes/table';

/**
 * How hosts answer addresses: one definition for the preview server and for the settings files of all hosts. The
 * expressions use the syntax that JavaScript, nginx (PCRE) and Caddy (RE2) share.
 */

/** Folders where every file's name changes with its content. */
export const hashedFolders = ['static', 'clinics-index', 'compare-data', 'search-index'] as const;

/** What the app reads of each page. */
export const pageDataFolder = '/page-data';

/** Drawings, which are documents when somebody opens them by themselves. */
export const drawingsFolder = '/static/drawings';

/** Files whose name changes with their content; matched against the decoded path. */
export const hashedFile = String.raw`^/((${hashedFolders.join('|')})/.+|[^/]+[-.][0-9a-f]{8,40}\.(js|mjs|css))$`;

const hashed = new RegExp(hashedFile);

/** Where the writers' studio is, in builds that publish it. */
export const writersFolder = '/admin';

/** Its pages and files; matched against the decoded path. */
export const writersFile = `^${writersFolder}(/|$)`;

/** Whether the name of the file at a decoded path without query changes with its content. */
export const isHashed = (pathname: string): boolean => hashed.test(pathname);

/** Web app manifests. Many servers do not know their type, and browsers accept them only as JSON. */
export const manifestFile = String.raw`^/[^/]+\.webmanifest$`;

export const manifestType = 'application/manifest+json';

/** Files that pages of other sites may show: link previews load their picture in the reader's browser. */
export const sharedAddresses: readonly string[] = Object.values(socialImagePath);

/** Folder of more of them: covers of pages. */
export const sharedFolder = '/static/social';

/** Refused with status 400, matched against the raw address: control characters, backslashes and dot segments. */
export const badAddress = String.raw`^[^?]*(%[01][0-9a-f]|%7f|\\|/(\.|%2e){1,2}(/|%2f|[?]|$))`;

/** Encoded slashes and backslashes occur in no address of the site: not found. */
export const foreignAddress = '^[^?]*%(2f|5c)';

/** Languages with an address prefix, and their addresses, matched against the raw address. */
export const prefixed = languages
  .filter((language) => language !== defaultLanguage)
  .map((language) => ({ language, home: pathFor('home', language), address: `^${pathFor('home', language)}([/?]|$)` }));

export const notFoundFile = errorPath.notFound;
export const serverErrorFile = errorPath.serverError;

/** Pages that keep their file's name as their address. */
export const errorFiles: readonly string[] = [...Object.values(notFoundFile), ...Object.values(serverErrorFile)];

/** Addresses where error pages would be answered with status 200. */
const errorNames = errorFiles.map((file) => file.slice(1, -'.html'.length)).join('|');

/** Files of the build that visitors never need. Hosts answer as if they did not exist. */
export const hiddenFile = String.raw`^/(_headers|_redirects|_gatsby/.*|.*\.(br|gz|map)|(.*/)?\.([^w]|w[^e]).*|${errorNames})$`;

/** The longest path with query that is answered, in bytes. */
export const longestAddress = 8_000;

/** Answered with 301 and the query kept. */
export const movedAddresses: readonly { readonly from: string; readonly to: string }[] = redirects;
