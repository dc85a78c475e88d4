import { keepDraft, readDraft } from './visit';

const made = (): string => Math.random().toString(36).slice(2, 8).toUpperCase().padEnd(6, '0');

/**
 * The number of the inquiry that is being written, until it has arrived. A browser sends a POST once more by itself when the
 * connection breaks before the answer, and a visitor does who was told that it may not have arrived: by the number the
 * team sees that both are one.
 */
export const reference = (): string => {
  const number = readDraft().reference ?? made();
  keepDraft({ reference: number });
  return number;
};
