import type { CmsConfig } from '@sveltia/cms';

const self = "'self'";

/** Where a repository is asked. Of an instance of one's own, its origin alone. */
const apiOrigins = (backend: CmsConfig['backend'], isLocal: boolean): string[] => {
  if (isLocal) return [];
  if (backend.name === 'gitlab') return ['https://gitlab.com'];
  return ['https://api.github.com'];
};

/**
 * The studio's own policy (CSP level 3), for its pages alone. Sveltia writes styles into the page and shows pictures and
 * the preview by blob: addresses; scripts come from the studio's folder and nothing is evaluated.
 */
export const studioPolicy = (backend: CmsConfig['backend'], isLocal: boolean): string =>
  [
    "default-src 'none'",
    `script-src ${self}`,
    `style-src ${self} 'unsafe-inline'`,
    `img-src ${self} blob: data:`,
    `font-src ${self}`,
    `connect-src ${[self, 'blob:', 'data:', ...apiOrigins(backend, isLocal)].join(' ')}`,
    'frame-src blob:',
    'manifest-src blob:',
    'media-src blob:',
    `worker-src ${self}`,
    `base-uri ${self}`,
    "object-src 'none'",
    "form-action 'none'",
  ].join('; ');
