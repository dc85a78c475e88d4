import { isUtf8 } from 'node:buffer';
import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allowedSeen } from '../../../schemas/fields';
import { deleteInvisible, invisibleIn } from '../../../schemas/invisible';
import { BULLET } from '../../../schemas/plainText';
import { type Problem, type ProblemText, problemOfFile } from '../problem';

/** Several times the longest page, and enough for a long contract. Parsing time grows faster than the text. */
export const LARGEST_TEXT = 64 * 1024;
export const MOST_LINES = 1000;

/** Characters that no writer means to put into a file. */
const accidents: readonly (ProblemText & { readonly pattern: RegExp })[] = [
  {
    // Seven equal signs alone remain when somebody removes only two of the three conflict markers.
    pattern: /^(?:<{7}|\|{7}|>{7})(?: |$)|^={7}$/m,
    found: 'two versions of these lines, which git could not join',
    allowed: 'one version, without the lines that begin with <<<<<<<, ======= and >>>>>>>',
    fix: 'Keep one of the two versions, or join them, and remove the three marker lines.',
  },
  {
    // After the bullet of a word processor the tab is not reported here: text/leftoverMarks.ts reports both.
    pattern: new RegExp(String.raw`(?<!${BULLET}|^o)\t`, 'mu'),
    found: 'a tab',
    allowed: 'plain UTF-8 text',
    fix: 'Use spaces instead: two for each step inwards. In a table, put | between the cells.',
  },
  {
    // Damaged accents, curly quotation marks, dashes and byte order marks.
    pattern: /\uFFFD|[ÂÃ][\u0080-\u00BF]|Ã[‰“š‘œ]|â€|ï»¿|ï¿½/,
    found: 'letters damaged by a wrong encoding',
    allowed: 'plain UTF-8 text',
    fix: 'Type the damaged letters again and save the file with the encoding UTF-8.',
  },
  {
    // YAML and Markdown read it as a letter at this place: "- entry" would not be a list entry.
    pattern: /^ *(?:(?:[-*+]|#{1,6}|\d{1,3}[.)]|[\w-]+:) *)?[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/m,
    found: 'a no-break space, or another special one, where the line begins or right after its mark',
    allowed: 'a usual space after #, after the hyphen of a list, and after the colon of a field',
    fix: 'Delete the space and type it again; word processors and web pages leave such spaces in what is copied.',
  },
];

const findingIn = (text: string): (ProblemText & { readonly index: number }) | undefined => {
  for (const { pattern, ...finding } of accidents) {
    const index = text.search(pattern);
    if (index >= 0) return { ...finding, index };
  }
  const unseen = invisibleIn(text);
  return unseen && { ...unseen, allowed: allowedSeen, fix: deleteInvisible };
};

/** Where a file stands for one of the folders, there is none either. */
const isFile = (path: string): boolean => {
  try {
    return lstatSync(path).isFile();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
};

/** What a file holds; undefined where there is none, or a folder or a link, which is never followed. */
export const textIfFile = (path: string): string | undefined => (isFile(path) ? readFileSync(path, 'utf8') : undefined);

/** A file's text with Unix line ends and composed accents, without a byte order mark; or why it cannot be read. */
export const readText = (root: string, file: string): { readonly file: string; readonly text: string } | Problem => {
  const path = join(root, file);
  const refused = (found: string, allowed: string, fix: string, line = 1): Problem =>
    problemOfFile(file, 'file', { found, allowed, fix }, line);
  const shorten = 'Shorten the text, or remove what does not belong into this file.';
  const status = lstatSync(path);
  if (!status.isFile()) {
    const found = status.isSymbolicLink() ? 'a link to another file' : 'something that is not a file';
    return refused(found, 'a file', 'Put the file itself here.');
  }
  if (status.size > LARGEST_TEXT)
    return refused(`${status.size} bytes`, `at most ${LARGEST_TEXT} bytes of text`, shorten);
  const bytes = readFileSync(path);
  if (!isUtf8(bytes))
    return refused('bytes that are not UTF-8 text', 'UTF-8', 'Save the file again with the encoding UTF-8.');
  // An accent may be a separate character, as in Mac file names. It would count twice and match nothing.
  const text = new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n').normalize('NFC');
  const lines = text.split('\n').length;
  if (lines > MOST_LINES) return refused(`${lines} lines`, `at most ${MOST_LINES} lines`, shorten, MOST_LINES);
  const accident = findingIn(text);
  if (!accident) return { file, text };
  const { index, ...finding } = accident;
  return problemOfFile(file, 'file', finding, text.slice(0, index).split('\n').length);
};
