import { join } from 'node:path/posix';
import { specialties } from '../../../facts/specialties';
import { nearest } from '../../../routes/nearest';
import { allowedId, asId, isId } from '../../../schemas/fields';
import { textPages } from '../../../schemas/textPage';
import { type RecordKind, recordKinds } from '../../content/record';
import { type Finding, type Problem, quote } from '../report/problem';
import type { RecordFolder } from './readFolders';

/** Kinds with a fixed set of record names. */
const fixedNames: Partial<Record<RecordKind, readonly string[]>> = { 'care-options': specialties, pages: textPages };

const wrongName = (kind: RecordKind, id: string): Finding | undefined => {
  const names = fixedNames[kind];
  if (names && !names.includes(id)) {
    const meant = nearest(id, names);
    return {
      found: quote(id),
      allowed: names.join(', '),
      nearest: meant,
      fix: meant
        ? `Rename the folder to ${meant}.`
        : 'Rename the folder; CONTRIBUTING.md says what a new one needs in the code.',
    };
  }
  if (isId(id)) return undefined;
  const name = isId(asId(id)) ? asId(id) : undefined;
  return { found: quote(id), allowed: allowedId, fix: `Rename the folder${name ? ` to ${name}` : ''}.` };
};

const missing = (kind: RecordKind, found: readonly RecordFolder[]): Problem[] => {
  const names = fixedNames[kind] ?? [];
  const own = found.filter((record) => record.kind === kind);
  // When all are missing, one problem is enough.
  const lacking =
    own.length === 0 && names.length > 0 ? [''] : names.filter((name) => !own.some(({ id }) => id === name));
  return lacking.map((name) => {
    const file = join('content', kind, name);
    return {
      file,
      line: 1,
      field: 'folder',
      found: 'nothing',
      allowed: `one folder for each of: ${names.join(', ')}`,
      fix: `Create ${file}, or restore it from git.`,
    };
  });
};

/** Missing records, unknown records, and names that cannot be addresses. */
export const problemsOfFolderNames = (found: readonly RecordFolder[]): Problem[] => [
  ...found.flatMap(({ kind, id, folder }) => {
    const finding = wrongName(kind, id);
    return finding ? [{ file: folder, line: 1, field: 'folder name', ...finding }] : [];
  }),
  ...recordKinds.flatMap((kind) => missing(kind, found)),
];
