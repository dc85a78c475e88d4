import { join } from 'node:path';
import { newRecord } from '../../content/newRecord';
import { type Problem, problemOfFile } from '../../content/problem';
import { kinds } from '../../content/records/folders';
import type { ParsedRecord } from '../../content/records/readRecord';
import { textIfFile } from '../../content/records/readText';

const withoutDraft = (text: string): string => text.replace(/^draft:.*\n/m, '').trim();

/** The problems of a record, with one in place of all those of a file that is as `npm run new` has made it. */
export const withUntouched = (
  root: string,
  { kind, folder }: ParsedRecord,
  problems: readonly Problem[],
): readonly Problem[] => {
  const skeletons = Object.entries(newRecord(kinds[kind]));
  return skeletons.reduce<readonly Problem[]>((all, [name, skeleton]) => {
    const file = `${folder}/${name}`;
    const own = all.filter((problem) => problem.file === file);
    if (own.length < 2 || withoutDraft(textIfFile(join(root, file)) ?? '') !== withoutDraft(skeleton)) return all;
    const one = problemOfFile(file, 'file', {
      found: 'the file as npm run new has made it',
      allowed: `a file with its ${own.length} fields filled in`,
      fix: 'Fill the fields in, or keep draft: true in facts.yaml until they are.',
    });
    return [...all.filter((problem) => problem.file !== file), one];
  }, problems);
};
