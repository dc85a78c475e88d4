import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { languages, unfinishedLocales } from '../../../facts/locales';
import { nearest } from '../../../routes/nearest';
import { allowedId, asId, isId } from '../../../schemas/fields';
import { type ContentKind, type ContentKindName, contentKindNames, contentKinds } from '../../../schemas/kinds';
import { contentFolder, requireContentFolder } from '../contentFolder';
import { notIn, type Problem, problemOfFile, quote } from '../problem';

const COVERS = ['cover.svg', 'cover.jpg', 'cover.png'];
const TEXTS = ['facts.yaml', ...[...languages, ...Object.keys(unfinishedLocales)].map((code) => `words.${code}.md`)];
/** Questions that the search must answer rightly. It may be missing. */
export const questionsFile = 'search-questions.yaml';
/** Files beside the folders. */
const BESIDE = ['README.md', questionsFile];
/** What a picture is called once it is a cover, by how its name ends: `portada.JPEG` is `cover.jpg`. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/\.(?:jpe?g?|jfif)$/i, 'cover.jpg'],
  [/\.png$/i, 'cover.png'],
  [/\.svg$/i, 'cover.svg'],
];
const renamed = (name: string): string | undefined => endings.find(([ending]) => ending.test(name))?.[1];
const HEIC = /\.hei[cf]$/i;
const NO_TEXT_NOR_PICTURE = /\.(?:mp4|mov|avi|mkv|webm|pdf|docx?|xlsx?|pptx?|zip|mp3|m4a)$/i;
/** What systems, network drives and editors leave: Windows, Word, Synology, Vim; macOS's begin with a period. */
const LEFT_BEHIND =
  /^(?:\.|~\$|thumbs\.db|desktop\.ini$|ehthumbs|icon\r$|__macosx$|#.*#$|#recycle$|@eadir$|\$recycle\.bin$|system volume information$|4913$)|(?:~|\.(?:sw[op]|bak|tmp|orig|rej|save|crdownload|part))$/i;
const PICTURE = /\.(?:jpe?g?|jfif|png|webp|avif|gif|tiff?|hei[cf]|svg|bmp|psd|xcf|dng)$/i;
export const isPicture = (name: string): boolean => PICTURE.test(name);

/** A record's folder and the files in it, before anything has been read. */
export interface RecordFolder {
  readonly kind: ContentKindName;
  readonly id: string;
  /** Relative to the project. */
  readonly folder: string;
  readonly names: readonly string[];
  /** Texts that are there under a wrong name. */
  readonly misnamed: readonly string[];
  readonly cover?: string | undefined;
}

/** The kinds as one type: only some have `ids`. */
export const kinds: Readonly<Record<ContentKindName, ContentKind>> = contentKinds;

/** The id from a record's folder, or the one that it will have once the folder is renamed. */
export const idOf = ({ kind, id }: Pick<RecordFolder, 'kind' | 'id'>): string => {
  const { ids } = kinds[kind];
  return (ids ? nearest(id, ids) : asId(id)) || id;
};

/** What is in a folder, without files that nobody put there on purpose, by name; nothing when there is no folder. */
export const entriesOf = (path: string): { readonly name: string; readonly isFolder: boolean }[] => {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !LEFT_BEHIND.test(name))
    .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
    .sort((a, b) => a.name.localeCompare(b.name));
};

/** @param names what else is in the folder: a file that is there already is not meant */
const strayFile = ({ hasCover }: ContentKind, folder: string, name: string, names: readonly string[]): Problem => {
  const known = [...TEXTS, ...(hasCover ? COVERS : [])];
  const picture = hasCover
    ? `Save a drawing as cover.svg, a photograph as cover.jpg or cover.png, or move the file out of ${contentFolder()}/.`
    : `Move it out of ${contentFolder()}/: pages of this kind do not show a picture.`;
  const write = (meant: string): string => `Rename the file to ${meant}, or move it out of ${contentFolder()}/.`;
  const shown = COVERS.find((cover) => names.includes(cover));
  if (hasCover && PICTURE.test(name) && (!shown || /^cover\.(?:jpe?g|png|svg)$/i.test(name) || HEIC.test(name))) {
    const meant = renamed(name);
    const format = HEIC.test(name) ? 'This is a phone’s format: export' : 'Export';
    const make = meant ? `Rename it to ${meant}.` : `${format} the picture as JPEG and name it cover.jpg.`;
    const fix = shown ? `Remove this file or ${shown}, since only one is shown. If you keep this one: ${make}` : make;
    return problemOfFile(`${folder}/${name}`, 'cover', { found: quote(name), allowed: COVERS.join(', '), fix });
  }
  if (NO_TEXT_NOR_PICTURE.test(name))
    return problemOfFile(`${folder}/${name}`, 'file', {
      found: quote(name),
      allowed: known.join(', '),
      fix: `Move it out of ${contentFolder()}/: pages show texts and pictures alone.`,
    });
  const finding = PICTURE.test(name)
    ? { found: quote(name), allowed: known.join(', '), fix: picture }
    : {
        ...notIn(
          known.filter((each) => !names.includes(each)),
          name,
          `Move it out of ${contentFolder()}/, or what is in it into the file where it belongs.`,
          { write },
        ),
        allowed: known.join(', '),
      };
  return problemOfFile(`${folder}/${name}`, 'file', finding);
};

/** Names that the site does not know, or that cannot be addresses. */
function* problemsOfName({ ids }: ContentKind, folder: string, id: string): Iterable<Problem> {
  if (ids?.includes(id) ?? isId(id)) return;
  const write = (meant: string): string => `Rename the folder to ${meant}.`;
  const otherwise = 'Rename the folder; CONTRIBUTING.md says what a new one needs in the code.';
  const meant = isId(asId(id)) ? asId(id) : undefined;
  const finding = ids
    ? notIn(ids, id, otherwise, { write })
    : { found: quote(id), allowed: allowedId, nearest: meant, fix: meant ? write(meant) : 'Rename the folder.' };
  yield problemOfFile(folder, 'folder name', finding);
}

/** A record's folder, named by its `id`; `problems` takes what is wrong with names. */
export const readFolder = (root: string, name: ContentKindName, id: string, problems: Problem[] = []): RecordFolder => {
  const kind = kinds[name];
  const folder = `${contentFolder()}/${kind.folder}/${id}`;
  const names = entriesOf(join(root, folder)).map((entry) => entry.name);
  const covers = COVERS.filter((cover) => kind.hasCover && names.includes(cover));
  const strays = names.filter((file) => !TEXTS.includes(file) && !covers.includes(file));
  problems.push(...problemsOfName(kind, folder, id), ...strays.map((file) => strayFile(kind, folder, file, names)));
  if (covers.length > 1)
    problems.push(
      problemOfFile(`${folder}/${covers[1]}`, 'cover', {
        found: covers.join(' and '),
        allowed: 'one cover',
        fix: 'Remove the one that is not to be shown.',
      }),
    );
  // A misnamed cover is checked too, so that nobody is told to add another.
  const cover = covers[0] ?? (kind.hasCover ? strays.find(renamed) : undefined);
  // A misnamed text is not reported as missing too.
  const lacking = TEXTS.filter((text) => !names.includes(text));
  const misnamed = strays.flatMap((file) => (PICTURE.test(file) ? [] : (nearest(file, lacking) ?? [])));
  return { kind: name, id, folder, names, misnamed, cover: cover && `${folder}/${cover}` };
};

function* missingFolders({ ids = [], folder }: ContentKind, found: readonly RecordFolder[]): Iterable<Problem> {
  const missing = ids.filter((name) => !found.some((record) => idOf(record) === name));
  const files = missing.map((name) => `${contentFolder()}/${folder}/${name}`);
  for (const file of found.length === 0 && files.length > 0 ? [`${contentFolder()}/${folder}`] : files)
    yield problemOfFile(file, 'folder', {
      found: 'nothing',
      allowed: `one folder for each of: ${ids.join(', ')}`,
      fix: `Create ${file}, or restore it from git.`,
    });
}

/**
 * Finds every record below content/, and reports missing and unexpected files and folders.
 * @throws when CONTENT_FOLDER names no folder
 */
export const readFolders = (
  root: string,
): { readonly records: readonly RecordFolder[]; readonly problems: readonly Problem[] } => {
  requireContentFolder(root);
  const problems: Problem[] = [];
  const folders = Object.values(kinds).map(({ folder }) => folder);
  // Records of an unknown folder would silently be missing from the site.
  for (const { name } of entriesOf(join(root, contentFolder())))
    if (!folders.includes(name) && !BESIDE.includes(name)) {
      const write = (meant: string): string => `Move what is in it to ${contentFolder()}/${meant}.`;
      const finding = notIn(folders, name, `Move it out of ${contentFolder()}/.`, { write });
      problems.push(problemOfFile(`${contentFolder()}/${name}`, 'folder name', finding));
    }
  const records = contentKindNames.flatMap((kind) => {
    const { folder } = kinds[kind];
    const entries = entriesOf(join(root, contentFolder(), folder));
    for (const { name } of entries.filter(({ isFolder }) => !isFolder))
      problems.push(
        problemOfFile(`${contentFolder()}/${folder}/${name}`, 'file', {
          found: name,
          allowed: 'folders only: one per record',
          fix: `Move it into a separate folder, for example ${contentFolder()}/${folder}/my-record/.`,
        }),
      );
    const own = entries.filter(({ isFolder }) => isFolder).map(({ name }) => readFolder(root, kind, name, problems));
    problems.push(...missingFolders(kinds[kind], own));
    return own;
  });
  return { records, problems };
};
