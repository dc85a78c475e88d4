import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '../../facts/locales';
import type { Problem } from '../check/problem';
import { type RawRecord, type RecordKind, recordKinds, type SourceFile } from './record';

/** Largest text file that is read, in bytes: a page's words are a hundredth of it. */
const LARGEST_FILE = 256 * 1024;
const COVERS = ['cover.jpg', 'cover.png'];
const isHidden = (name: string): boolean => name.startsWith('.');

export interface ReadContent {
  readonly records: readonly RawRecord[];
  readonly problems: readonly Problem[];
}

/** UTF-8 text with Unix line ends and without a byte order mark, or a problem that names the file. */
export const readText = (root: string, file: string): SourceFile | Problem => {
  const path = join(root, file);
  const size = statSync(path).size;
  if (size > LARGEST_FILE)
    return {
      file,
      line: 1,
      field: 'file',
      found: `${size} bytes`,
      allowed: `at most ${LARGEST_FILE} bytes of text`,
      mend: 'Split the text, or remove what does not belong into this file.',
    };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
    return { file, text: text.replace(/\r\n?/g, '\n') };
  } catch {
    return {
      file,
      line: 1,
      field: 'file',
      found: 'bytes that are not UTF-8 text',
      allowed: 'UTF-8',
      mend: 'Save the file again with the encoding UTF-8.',
    };
  }
};

const isProblem = (read: SourceFile | Problem): read is Problem => 'mend' in read;

const readRecord = (root: string, kind: RecordKind, id: string): { record: RawRecord; problems: Problem[] } => {
  const folder = `content/${kind}/${id}`;
  const problems: Problem[] = [];
  const take = (name: string): SourceFile | undefined => {
    if (!existsSync(join(root, folder, name))) return undefined;
    const read = readText(root, `${folder}/${name}`);
    if (!isProblem(read)) return read;
    problems.push(read);
    return { file: read.file, text: '' };
  };

  const words: Partial<Record<Language, SourceFile>> = {};
  for (const language of languages) {
    const file = take(`${language}.md`);
    if (file) words[language] = file;
  }
  const known = ['facts.yaml', ...languages.map((language) => `${language}.md`), ...COVERS];
  for (const name of readdirSync(join(root, folder)).filter((name) => !known.includes(name) && !isHidden(name)))
    problems.push({
      file: `${folder}/${name}`,
      line: 1,
      field: 'file',
      found: name,
      allowed: known.join(', '),
      mend: 'Rename the file to one of these, or move it out of content/.',
    });
  const cover = COVERS.find((name) => existsSync(join(root, folder, name)));
  const facts = take('facts.yaml');
  return {
    record: { kind, id, folder, words, ...(facts && { facts }), ...(cover && { cover: `${folder}/${cover}` }) },
    problems,
  };
};

/** Reads every record below content/; says nothing yet about what is in the files, only whether they can be read. */
export const readContent = (root: string): ReadContent => {
  const problems: Problem[] = [];
  const records = recordKinds.flatMap((kind) => {
    const folder = join(root, 'content', kind);
    if (!existsSync(folder)) {
      problems.push({
        file: `content/${kind}`,
        line: 1,
        field: 'folder',
        found: 'nothing',
        allowed: `a folder with one folder per record`,
        mend: `Create content/${kind}, or restore it from git.`,
      });
      return [];
    }
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      if (isHidden(entry.name)) return [];
      if (!entry.isDirectory()) {
        problems.push({
          file: `content/${kind}/${entry.name}`,
          line: 1,
          field: 'file',
          found: entry.name,
          allowed: 'folders only: one per record',
          mend: `Move it into a folder of its own, for example content/${kind}/my-record/.`,
        });
        return [];
      }
      const read = readRecord(root, kind, entry.name);
      problems.push(...read.problems);
      return [read.record];
    });
  });
  return { records, problems };
};
