import { DIGEST_LENGTH } from '../../../schemas/translation';
import { digest } from '../../digest';

const STAMP = /^translatedFrom:.*\n/m;

/** Digest of a file of words without its own field translatedFrom. */
export const digestOfWords = (text: string): string => digest(text.replace(STAMP, '')).slice(0, DIGEST_LENGTH);

/** A file of words with the digest of the other language's file in the last line of its front matter. */
export const stamped = (text: string, counterpart: string): string =>
  text
    .replace(STAMP, '')
    .replace(/^(---[ ]*\n[\s\S]*?\n)(---[ ]*(?:\n|$))/, `$1translatedFrom: "${digestOfWords(counterpart)}"\n$2`);
