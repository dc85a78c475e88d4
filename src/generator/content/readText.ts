import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allowedSeen } from '../../schemas/fields';
import { deleteInvisible, invisibleIn } from '../../schemas/invisible';
import type { Problem } from '../check/problem';
import type { SourceFile } from './record';

/** Several times the longest page, and enough for a long contract. Parsers slow down faster than text grows. */
export const LARGEST_TEXT = 64 * 1024;
export const MOST_LINES = 1000;

interface Mishap {
  readonly found: string;
  readonly pattern: RegExp;
  /** Plain UTF-8 text where nothing else is said. */
  readonly allowed?: string;
  readonly mend: string;
}

/** What no writer means: each names a mishap, and the line tells where. */
const mishaps: readonly Mishap[] = [
  {
    found: 'two versions of these lines, which git could not join',
    // Seven equal signs alone are also what is left where only two of the three were removed.
    pattern: /^(?:<{7}|\|{7}|>{7})(?: |$)|^={7}$/m,
    allowed: 'one version, without the lines that begin with <<<<<<<, ======= and >>>>>>>',
    mend: 'Keep one of the two versions, or join them, and remove the three marker lines.',
  },
  {
    found: 'a tab',
    pattern: /\t/,
    mend: 'Use spaces instead: two for each step inwards.',
  },
  {
    found: 'letters damaged by a wrong encoding',
    // What becomes of accents, of curly quotation marks and dashes, and of a mark at the file's beginning.
    pattern: /\uFFFD|[ÂÃ][\u0080-\u00BF]|Ã[‰“š‘œ]|â€|ï»¿|ï¿½/,
    mend: 'Type the damaged letters again and save the file with the encoding UTF-8.',
  },
];

const problemsOfText = (file: string, text: string): Problem | undefined => {
  const lines = text.split('\n').length;
  if (lines > MOST_LINES)
    return {
      file,
      line: MOST_LINES,
      field: 'file',
      found: `${lines} lines`,
      allowed: `at most ${MOST_LINES} lines`,
      mend: 'Shorten the text, or remove what does not belong into this file.',
    };
  for (const { found, pattern, allowed = 'plain UTF-8 text', mend } of mishaps) {
    const index = text.search(pattern);
    if (index >= 0)
      return {
        file,
        line: text.slice(0, index).split('\n').length,
        field: 'file',
        found,
        allowed,
        mend,
      };
  }
  const unseen = invisibleIn(text);
  return (
    unseen && {
      file,
      line: text.slice(0, unseen.index).split('\n').length,
      field: 'file',
      found: unseen.found,
      allowed: allowedSeen,
      mend: deleteInvisible,
    }
  );
};

const decode = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** UTF-8 text with Unix line ends, composed accents and without a byte order mark, or a problem that names the file. */
export const readText = (root: string, file: string): SourceFile | Problem => {
  const path = join(root, file);
  const base = { file, line: 1, field: 'file' };
  const status = lstatSync(path);
  if (!status.isFile())
    return {
      ...base,
      found: status.isSymbolicLink() ? 'a link to another file' : 'something that is no file',
      allowed: 'a file',
      mend: 'Put the file itself here.',
    };
  if (status.size > LARGEST_TEXT)
    return {
      ...base,
      found: `${status.size} bytes`,
      allowed: `at most ${LARGEST_TEXT} bytes of text`,
      mend: 'Shorten the text, or remove what does not belong into this file.',
    };
  const decoded = decode(readFileSync(path));
  if (decoded === undefined)
    return {
      ...base,
      found: 'bytes that are not UTF-8 text',
      allowed: 'UTF-8',
      mend: 'Save the file again with the encoding UTF-8.',
    };
  // An accent may come as a letter of its own, as from a Mac's file names: it would count twice, and match nothing.
  const text = decoded.replace(/\r\n?/g, '\n').normalize('NFC');
  return problemsOfText(file, text) ?? { file, text };
};
