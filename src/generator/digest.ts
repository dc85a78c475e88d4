import { createHash } from 'node:crypto';

/** Short name of content, 16 hexadecimal digits: other content has another one. */
export const digest = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
};
