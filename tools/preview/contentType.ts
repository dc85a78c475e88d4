import { extname } from 'node:path';
import { manifestType } from '../../src/generator/hosting/addresses';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': manifestType,
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};

/** Value of Content-Type by the ending of the name, in small letters; an unknown one gives application/octet-stream. */
export const contentType = (file: string): string => types[extname(file)] ?? 'application/octet-stream';

/** Pictures and fonts are compressed already. */
export const isCompressible = (file: string): boolean => /^(text|application)\/(?!octet)|svg/.test(contentType(file));
