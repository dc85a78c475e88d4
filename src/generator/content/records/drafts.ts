import { join } from 'node:path';
import { type ContentKind, contentKinds } from '../../../schemas/kinds';
import { contentFolder } from '../contentFolder';
import { entriesOf } from './folders';
import { textIfFile } from './readText';

const DRAFT = /^draft:[ ]+true\b/m;

/** Whether a record's facts say that it is a draft, even where nothing else in its files can be read. */
export const isDraftFolder = (root: string, folder: string): boolean =>
  DRAFT.test(textIfFile(join(root, folder, 'facts.yaml')) ?? '');

export const draftFolders = (root: string): string[] =>
  Object.values<ContentKind>(contentKinds)
    .flatMap(({ folder }) =>
      entriesOf(join(root, contentFolder(), folder)).map(({ name }) => `${contentFolder()}/${folder}/${name}`),
    )
    .filter((folder) => isDraftFolder(root, folder));
