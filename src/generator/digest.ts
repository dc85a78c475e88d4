import { createHash } from 'node:crypto';

/** A digest of content, 16 hexadecimal digits: different content gets a different digest. */
export const digest = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
};
