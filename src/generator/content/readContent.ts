import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '../../facts/locales';
import { nearest } from '../check/nearest';
import { isProblem, type Problem } from '../check/problem';
import { readText } from './readText';
import { type RawRecord, type ReadFile, type RecordKind, recordKinds, showsCover } from './record';

const COVERS = ['cover.jpg', 'cover.png'];
const TEXTS = ['facts.yaml', ...languages.map((language) => `words.${language}.md`)];
const knownFiles = (kind: RecordKind): string[] => [...TEXTS, ...(showsCover(kind) ? COVERS : [])];
const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|tiff?|heic|heif|svg|bmp)$/i;
const isHidden = (name: string): boolean => name.startsWith('.');

interface ReadContent {
  readonly records: readonly RawRecord[];
  readonly problems: readonly Problem[];
}

/** Whether anything of that name is there, also a link that leads nowhere. */
const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

const mendPicture = (kind: RecordKind, name: string): string => {
  if (!showsCover(kind)) return 'Move it out of content/: pages of this kind show no picture of their own.';
  if (/\.jpe?g$/i.test(name)) return 'Rename it to cover.jpg, or move it out of content/.';
  if (/\.png$/i.test(name)) return 'Rename it to cover.png, or move it out of content/.';
  return 'Save the picture as JPEG, named cover.jpg, and remove this file.';
};

const strayFile = (kind: RecordKind, file: string, name: string): Problem => {
  const known = knownFiles(kind);
  const isPicture = PICTURE.test(name);
  const isLanguage = /^words\.[a-z]{2}\.md$/.test(name);
  const meant = isPicture || isLanguage ? undefined : nearest(name, known);
  const mend = isLanguage
    ? `Remove the file: the site has the languages ${languages.join(' and ')}`
    : meant
      ? `Rename the file to ${meant}`
      : 'Rename the file to one of these';
  return {
    file,
    line: 1,
    field: 'file',
    found: name,
    allowed: known.join(', '),
    ...(meant && { nearest: meant }),
    mend: isPicture ? mendPicture(kind, name) : `${mend}, or move it out of content/.`,
  };
};

const readRecord = (root: string, kind: RecordKind, id: string): { record: RawRecord; problems: Problem[] } => {
  const folder = `content/${kind}/${id}`;
  const problems: Problem[] = [];
  const take = (name: string): ReadFile | undefined => {
    if (!isThere(join(root, folder, name))) return undefined;
    const read = readText(root, `${folder}/${name}`);
    if (!isProblem(read)) return read;
    problems.push(read);
    return 'refused';
  };

  const words: Partial<Record<Language, ReadFile>> = {};
  for (const language of languages) {
    const file = take(`words.${language}.md`);
    if (file) words[language] = file;
  }
  const stray = readdirSync(join(root, folder)).filter((name) => !knownFiles(kind).includes(name) && !isHidden(name));
  problems.push(...stray.map((name) => strayFile(kind, `${folder}/${name}`, name)));
  const covers = COVERS.filter((name) => showsCover(kind) && isThere(join(root, folder, name)));
  if (covers.length > 1)
    problems.push({
      file: `${folder}/${covers[1]}`,
      line: 1,
      field: 'cover',
      found: covers.join(' and '),
      allowed: 'one cover',
      mend: 'Remove the one that shall not be shown.',
    });
  const facts = take('facts.yaml');
  return {
    record: { kind, id, folder, words, ...(facts && { facts }), ...(covers[0] && { cover: `${folder}/${covers[0]}` }) },
    problems,
  };
};

/** Folders that the site does not know: a record in one of them would silently be missing. */
const strayFolders = (root: string): Problem[] => {
  if (!existsSync(join(root, 'content'))) return [];
  return readdirSync(join(root, 'content'), { withFileTypes: true })
    .filter(({ name }) => !recordKinds.some((kind) => kind === name) && !isHidden(name) && name !== 'README.md')
    .map(({ name }) => {
      const meant = nearest(name, recordKinds);
      return {
        file: `content/${name}`,
        line: 1,
        field: 'folder name',
        found: name,
        allowed: recordKinds.join(', '),
        ...(meant && { nearest: meant }),
        mend: meant ? `Move what is in it to content/${meant}.` : 'Move it out of content/.',
      };
    });
};

/** Reads every record below content/; says nothing yet about what is in the files, only whether they can be read. */
export const readContent = (root: string): ReadContent => {
  const problems: Problem[] = strayFolders(root);
  const records = recordKinds.flatMap((kind) => {
    const folder = join(root, 'content', kind);
    if (!existsSync(folder)) {
      problems.push({
        file: `content/${kind}`,
        line: 1,
        field: 'folder',
        found: 'nothing',
        allowed: 'a folder with one folder per record',
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
