import { drawingsFolder, isHashed, pageDataFolder, sharedAddresses, sharedFolder, writersFile } from './addresses';
import { headerPolicy, policyText } from './policy';

export type HeaderMap = Readonly<Record<string, string>>;

const refused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Whose pages may embed an answer: the site's own, or any. */
export const sharing = { header: 'Cross-Origin-Resource-Policy', own: 'same-origin', any: 'cross-origin' } as const;

/**
 * Which windows know each other. Writers sign in at GitLab in a second window, which hands the answer to the first: with
 * `same-origin` it would have lost it on the way (HTML standard, cross-origin opener policies).
 */
export const windows = { header: 'Cross-Origin-Opener-Policy', own: 'same-origin', any: 'unsafe-none' } as const;

/**
 * Headers of every answer. The referrer is only the origin, because a treatment's address names a condition. Hosts
 * answer over https only, and Strict-Transport-Security makes browsers remember that for two years.
 */
export const securityHeaders: HeaderMap = {
  'Content-Security-Policy': policyText(headerPolicy),
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': refused.map((feature) => `${feature}=()`).join(', '),
  [windows.header]: windows.own,
  [sharing.header]: sharing.own,
};

/** A year: the name changes when the content does. */
export const immutable = 'public, max-age=31536000, immutable';

/**
 * Data of pages, which browsers ask for twice: before the app starts or when a link comes into view, and again when Gatsby
 * reads it. A minute lies between them on the slowest lines; in that time a new build is not seen.
 */
export const brief = 'public, max-age=60, must-revalidate';

/** Cached, but revalidated each time: pages and builds/*. */
export const revalidated = 'public, max-age=0, must-revalidate';

/** Value of Cache-Control (RFC 9111, section 5.2; immutable: RFC 8246) for a decoded path without query. */
export const cachingOf = (pathname: string): string => {
  if (isHashed(pathname)) return immutable;
  return pathname.startsWith(`${pageDataFolder}/`) ? brief : revalidated;
};

/** A drawing that somebody opens by itself is a document: it must not run scripts or load anything. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** All headers of an answer that do not depend on its content. */
export const headersOf = (pathname: string): HeaderMap => ({
  ...securityHeaders,
  ...((sharedAddresses.includes(pathname) || pathname.startsWith(`${sharedFolder}/`)) && {
    [sharing.header]: sharing.any,
  }),
  'Cache-Control': cachingOf(pathname),
  ...(new RegExp(writersFile).test(pathname) && { [windows.header]: windows.any }),
  ...(pathname.startsWith(`${drawingsFolder}/`) && { 'Content-Security-Policy': drawingPolicy }),
});
