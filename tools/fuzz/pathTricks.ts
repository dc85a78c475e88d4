import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { hostileFolders } from './hostile';
import type { Random } from './random';

/** Does something to a record's folder, given by its absolute path; the folder is put back afterwards. */
type PathTrick = (folder: string, random: Random) => void;

const files = ['facts.yaml', 'words.en.md', 'words.es.md', 'cover.svg'];
const file = (folder: string, random: Random): string => join(folder, random.pick(files));
const replace = (path: string, by: (path: string) => void): void => {
  rmSync(path, { force: true });
  by(path);
};
/** What would run or load in a drawing that is opened by itself. */
const hostileParts = [
  '<script>alert(1)</script>',
  '<path onload="alert(1)" d="M0 0"/>',
  '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="/"/></foreignObject>',
  '<use href="https://example.com/a.svg#b"/>',
  '<style>@import "https://example.com/a.css";</style>',
  '<path fill="url(https://example.com/a.svg#b)" d="M0 0"/>',
];

export const pathTricks: Readonly<Record<string, PathTrick>> = {
  fileMissing: (folder, random) => rmSync(file(folder, random), { force: true }),
  fileIsFolder: (folder, random) => replace(file(folder, random), (path) => mkdirSync(path)),
  fileIsLink: (folder, random) =>
    replace(file(folder, random), (path) =>
      symlinkSync(
        random.pick(['/etc/passwd', '../../../../etc/passwd', '/dev/zero', '/nowhere', 'words.en.md', '.']),
        path,
      ),
    ),
  fileLinksToItself: (folder, random) => replace(file(folder, random), (path) => symlinkSync(basename(path), path)),
  fileRenamed: (folder, random) => {
    const path = file(folder, random);
    const name = random.pick([
      'WORDS.en.md',
      'words.en.md ',
      'words.en.mdx',
      '..%2fwords.en.md',
      'facts.yml',
      'cover.jpeg',
      'cover.jpg.exe',
      '.hidden',
    ]);
    cpSync(join(folder, 'words.en.md'), join(folder, name));
    if (random.below(2)) rmSync(path, { force: true });
  },
  folderRenamed: (folder, random) => renameSync(folder, join(dirname(folder), random.pick(hostileFolders))),
  folderCopied: (folder, random) =>
    cpSync(folder, join(dirname(folder), random.pick(hostileFolders)), { recursive: true }),
  folderIsFile: (folder) => {
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'words');
  },
  folderIsLink: (folder, random) => {
    rmSync(folder, { recursive: true });
    symlinkSync(random.pick(['/etc', '..', '/nowhere']), folder);
  },
  folderEmpty: (folder) => {
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
  },
  pictureCut: (folder, random) => {
    const path = join(folder, 'cover.svg');
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.subarray(0, random.below(bytes.length)));
  },
  pictureDamaged: (folder, random) => {
    const path = join(folder, 'cover.svg');
    const bytes = readFileSync(path);
    for (let times = 0; times < 40; times += 1) bytes[random.below(bytes.length)] = random.below(256);
    writeFileSync(path, bytes);
  },
  pictureIsDrawing: (folder) => renameSync(join(folder, 'cover.svg'), join(folder, 'cover.jpg')),
  pictureThatRuns: (folder, random) => {
    const path = join(folder, 'cover.svg');
    const drawn = readFileSync(path, 'utf8');
    writeFileSync(path, drawn.replace('</svg>', `${random.pick(hostileParts)}</svg>`));
  },
  pictureWithTail: (folder) => appendFileSync(join(folder, 'cover.svg'), '<script>alert(1)</script>'),
};

/** Tricks that need a cover, which testimonials and pages do not have. */
export const needsCover = (name: string): boolean => name.startsWith('picture');
