import { specialties } from '../../facts/specialties';
import { textPages } from '../../schemas/textPage';
import type { RawRecord, RecordKind } from '../content/record';
import { nearest } from './nearest';
import { type Problem, quote } from './problem';
import { folderName } from './rules';

const missing = (raw: readonly RawRecord[], kind: RecordKind, wanted: readonly string[]): Problem[] =>
  wanted
    .filter((id) => !raw.some((record) => record.kind === kind && record.id === id))
    .map((id) => ({
      file: `content/${kind}/${id}`,
      line: 1,
      field: 'folder',
      found: 'nothing',
      allowed: `one folder for each of: ${wanted.join(', ')}`,
      mend: `Create content/${kind}/${id}.`,
    }));

const unknownPages = (raw: readonly RawRecord[]): Problem[] =>
  raw
    .filter(({ kind, id }) => kind === 'pages' && !textPages.some((page) => page === id))
    .map(({ folder, id }) => {
      const meant = nearest(id, textPages);
      return {
        file: folder,
        line: 1,
        field: 'folder name',
        found: quote(id),
        allowed: textPages.join(', '),
        ...(meant && { nearest: meant }),
        mend: 'Rename the folder; for a page that is new, src/README.md says under "A new text page" what else it needs.',
      };
    });

/** Records that must be there, records that must not, and names that cannot be addresses. */
export const problemsOfFolders = (raw: readonly RawRecord[]): Problem[] => [
  ...raw.flatMap(({ folder, id }) => folderName(folder, id)),
  ...missing(raw, 'care-options', specialties),
  ...missing(raw, 'pages', textPages),
  ...unknownPages(raw),
];
