import { basename, dirname } from 'node:path';
import type { Change } from '../generator/check/contentFixture';
import type { Draws } from './draws';
import { hostileFolders } from './hostile';

/** Does something to the files of a record's folder, given by its path in the project. */
type PathTrick = (content: Change, folder: string, draws: Draws) => void;

const texts = ['facts.yaml', 'words.en.md', 'words.es.md'];
const targets = ['/etc/passwd', '../../../../etc/passwd', '/dev/zero', '/nowhere', 'words.en.md', '.'];
const names = [
  'WORDS.en.md',
  'words.en.md ',
  'words.en.mdx',
  '..%2fwords.en.md',
  'facts.yml',
  'cover.jpeg',
  'cover.jpg.exe',
  '.hidden',
];

/** Puts something else in the place of a text. */
const instead =
  (put: (content: Change, path: string, draws: Draws) => void): PathTrick =>
  (content, folder, draws) => {
    const path = `${folder}/${draws.pick(texts)}`;
    content.remove(path);
    put(content, path, draws);
  };

export const pathTricks: Readonly<Record<string, PathTrick>> = {
  fileMissing: instead(() => undefined),
  fileIsFolder: instead((content, path) => content.folder(path)),
  fileIsLink: instead((content, path, draws) => content.link(draws.pick(targets), path)),
  fileLinksToItself: instead((content, path) => content.link(basename(path), path)),
  fileRenamed: (content, folder, draws) =>
    content.rename(`${folder}/${draws.pick(texts)}`, `${folder}/${draws.pick(names)}`),
  fileCopied: (content, folder, draws) => content.copy(`${folder}/words.en.md`, `${folder}/${draws.pick(names)}`),
  folderRenamed: (content, folder, draws) => content.rename(folder, `${dirname(folder)}/${draws.pick(hostileFolders)}`),
  folderCopied: (content, folder, draws) => content.copy(folder, `${dirname(folder)}/${draws.pick(hostileFolders)}`),
  folderIsFile: (content, folder) => {
    content.remove(folder);
    content.write(folder, 'words');
  },
  folderIsLink: (content, folder, draws) => {
    content.remove(folder);
    content.link(draws.pick(['/etc', '..', '/nowhere']), folder);
  },
  folderEmpty: (content, folder) => {
    content.remove(folder);
    content.folder(folder);
  },
};
