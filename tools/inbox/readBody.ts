import type { IncomingMessage } from 'node:http';

/** Formspree takes far more; an inquiry without files stays below this. In bytes. */
const largestBody = 100_000;

/** The body, or undefined when it is larger than allowed; the rest is then thrown away unread. */
export const readBody = async (request: IncomingMessage): Promise<Buffer | undefined> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += (part as Buffer).length;
    if (size <= largestBody) parts.push(part as Buffer);
    // Read on for a while, so that the sender gets to see the answer; not for ever.
    else if (size > largestBody * 20) break;
  }
  return size > largestBody ? undefined : Buffer.concat(parts);
};
