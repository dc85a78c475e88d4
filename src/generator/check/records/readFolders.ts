import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '../../../facts/locales';
import { nearest } from '../../../routes/nearest';
import { type RecordKind, recordKinds, showsCover } from '../../content/record';
import type { Problem } from '../report/problem';

const COVERS = ['cover.svg', 'cover.jpg', 'cover.png'];
const TEXTS = ['facts.yaml', ...languages.map((language) => `words.${language}.md`)];
const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|tiff?|heic|heif|svg|bmp)$/i;
const isHidden = (name: string): boolean => name.startsWith('.');
const filesOf = (kind: RecordKind): string[] => [...TEXTS, ...(showsCover(kind) ? COVERS : [])];

/** A record's folder and the files in it, before anything has been read. */
export interface RecordFolder {
  readonly kind: RecordKind;
  /** Folder name. */
  readonly id: string;
  /** Relative to the project. */
  readonly folder: string;
  readonly facts?: string | undefined;
  readonly words: Readonly<Partial<Record<Language, string>>>;
  readonly cover?: string | undefined;
}

interface FolderReading {
  readonly records: readonly RecordFolder[];
  readonly problems: readonly Problem[];
}

const strayFile = (kind: RecordKind, folder: string, name: string): Problem => {
  const known = filesOf(kind);
  const isPicture = PICTURE.test(name);
  const meant = isPicture ? undefined : nearest(name, known);
  const picture = showsCover(kind)
    ? 'Save a drawing as cover.svg, a photograph as cover.jpg or cover.png, or move the file out of content/.'
    : 'Move it out of content/: pages of this kind do not show a picture.';
  return {
    file: `${folder}/${name}`,
    line: 1,
    field: 'file',
    found: name,
    allowed: known.join(', '),
    nearest: meant,
    fix: isPicture ? picture : `Rename the file${meant ? ` to ${meant}` : ''}, or move it out of content/.`,
  };
};

const readFolder = (root: string, kind: RecordKind, id: string): { record: RecordFolder; problems: Problem[] } => {
  const folder = `content/${kind}/${id}`;
  const isThere = (name: string): boolean =>
    lstatSync(join(root, folder, name), { throwIfNoEntry: false }) !== undefined;
  const stray = readdirSync(join(root, folder)).filter((name) => !filesOf(kind).includes(name) && !isHidden(name));
  const problems = stray.map((name) => strayFile(kind, folder, name));
  const covers = COVERS.filter((name) => showsCover(kind) && isThere(name));
  if (covers.length > 1)
    problems.push({
      file: `${folder}/${covers[1]}`,
      line: 1,
      field: 'cover',
      found: covers.join(' and '),
      allowed: 'one cover',
      fix: 'Remove the one that is not to be shown.',
    });
  const pathOf = (name: string | undefined): string | undefined =>
    name !== undefined && isThere(name) ? `${folder}/${name}` : undefined;
  const words = Object.fromEntries(
    languages.flatMap((language) => {
      const path = pathOf(`words.${language}.md`);
      return path ? [[language, path]] : [];
    }),
  );
  return { record: { kind, id, folder, words, facts: pathOf('facts.yaml'), cover: pathOf(covers[0]) }, problems };
};

/** Reports unknown folders: their records would silently be missing from the site. */
const strayFolders = (root: string): Problem[] =>
  readdirSync(join(root, 'content'))
    .filter((name) => !recordKinds.some((kind) => kind === name) && !isHidden(name) && name !== 'README.md')
    .map((name) => {
      const meant = nearest(name, recordKinds);
      return {
        file: `content/${name}`,
        line: 1,
        field: 'folder name',
        found: name,
        allowed: recordKinds.join(', '),
        nearest: meant,
        fix: meant ? `Move what is in it to content/${meant}.` : 'Move it out of content/.',
      };
    });

const readKind = (root: string, kind: RecordKind): FolderReading => {
  const folder = `content/${kind}`;
  if (!existsSync(join(root, folder))) return { records: [], problems: [] };
  const entries = readdirSync(join(root, folder), { withFileTypes: true }).filter(({ name }) => !isHidden(name));
  const read = entries.filter((entry) => entry.isDirectory()).map(({ name }) => readFolder(root, kind, name));
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map(({ name }) => ({
      file: `${folder}/${name}`,
      line: 1,
      field: 'file',
      found: name,
      allowed: 'folders only: one per record',
      fix: `Move it into a separate folder, for example ${folder}/my-record/.`,
    }));
  return {
    records: read.map(({ record }) => record),
    problems: [...files, ...read.flatMap(({ problems }) => problems)],
  };
};

/** Finds every record below content/, and reports missing and unexpected files. */
export const readFolders = (root: string): FolderReading => {
  const kinds = recordKinds.map((kind) => readKind(root, kind));
  return {
    records: kinds.flatMap(({ records }) => records),
    problems: [
      ...(existsSync(join(root, 'content')) ? strayFolders(root) : []),
      ...kinds.flatMap(({ problems }) => problems),
    ],
  };
};
