import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '../../src/generator/content/contentFolder';
import { newRecord } from '../../src/generator/content/newRecord';
import { nearest } from '../../src/routes/nearest';
import { allowedId, asId, isId } from '../../src/schemas/fields';
import {
  type ContentKind,
  type ContentKindName,
  contentKindNames,
  contentKinds,
  smallestCoverWords,
} from '../../src/schemas/kinds';

const usage = `Usage: npm run new -- <kind> <id>, for example: npm run new -- clinic my-clinic\nKinds: ${contentKindNames.join(', ')}; or country, language`;

/** An id of several words, or of one that is none: how it would be right, where anybody can tell. */
const wrongId = (name: string, words: readonly string[]): string => {
  const written = words.join(' ');
  const meant = asId(written);
  if (written === 'index')
    return '"index" cannot be an id: hosts take it for the page of the folder itself. Choose another word.';
  const why =
    words.length > 1
      ? `An id is one word: "${written}" are ${words.length}.`
      : `"${written}" cannot be an id. Allowed: ${allowedId}.`;
  return isId(meant) ? `${why} Write npm run new -- ${name} ${meant}` : why;
};

const refusal = (kind: ContentKind | undefined, name: string, words: readonly string[]): string | undefined => {
  const [id] = words;
  if (!kind) {
    const meant = nearest(name, contentKindNames);
    return `${name ? `There is no kind "${name}".${meant ? ` Did you mean ${meant}?` : ''}\n` : ''}${usage}`;
  }
  if (!id) return usage;
  if (words.length > 1 || !isId(id)) return wrongId(name, words);
  if (kind.ids && !kind.ids.includes(id))
    return `The site has no page for "${id}". It has pages for ${kind.ids.join(', ')}. A new one begins in the code: see CONTRIBUTING.md, "Make a change".`;
  if (existsSync(join(contentFolder(), kind.folder, id)))
    return `${contentFolder()}/${kind.folder}/${id} exists already. Choose another id.`;
  return undefined;
};

/**
 * `npm run new -- clinic my-clinic`: makes a record's files.
 * @returns what to tell, and whether the files were made
 */
export const createRecord = (
  name = '',
  ...words: readonly string[]
): { readonly made: boolean; readonly message: string } => {
  const kind: ContentKind | undefined = contentKindNames.includes(name as ContentKindName)
    ? contentKinds[name as ContentKindName]
    : undefined;
  const [id] = words;
  const reason = refusal(kind, name, words);
  if (reason || !kind || !id) return { made: false, message: reason ?? usage };
  const folder = join(contentFolder(), kind.folder, id);
  mkdirSync(folder, { recursive: true });
  const files = Object.entries(newRecord(kind));
  for (const [file, text] of files) writeFileSync(join(folder, file), text);
  const cover = kind.hasCover
    ? `\nPut a picture of at least ${smallestCoverWords} beside them: a photograph named cover.jpg, or a drawing named cover.svg.`
    : '';
  const draft =
    'It is a draft, which nobody sees and nothing waits for. Fill in the fields; npm run check -- --drafts tells what is missing. Then remove the line draft: true.';
  const message = `Made ${files.map(([file]) => `${contentFolder()}/${kind.folder}/${id}/${file}`).join(', ')}.${cover}\n${draft}`;
  return { made: true, message };
};
