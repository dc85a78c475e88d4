import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentKinds } from '../../../schemas/kinds';
import { createSearch } from '../../../search/createSearch';
import type { AnswerKind } from '../../../search/searchIndex';
import { contentFolder } from '../../content/contentFolder';
import { isProblem, type Problem, quote } from '../../content/problem';
import { questionsFile } from '../../content/records/folders';
import { readText } from '../../content/records/readText';
import { parseYaml } from '../../content/records/yamlSource';
import { searchEntries } from '../../content/searchEntries';
import type { Content } from '../../content/siteContent';

const folderOf: Readonly<Record<AnswerKind, string>> = {
  procedure: contentKinds.procedure.folder,
  careOption: contentKinds['care-option'].folder,
  clinic: contentKinds.clinic.folder,
};

/** The answer in the file when nothing fits. */
const NEAREST = 'nearest';

/**
 * Questions whose first answer is not the one that the file expects.
 * @param isAbsent whether an expected answer has no page for the time being: then nothing is asked
 */
export function* problemsOfQuestions(
  root: string,
  content: Content,
  isAbsent = (_answer: string): boolean => false,
): Iterable<Problem> {
  const path = `${contentFolder()}/${questionsFile}`;
  if (!existsSync(join(root, path))) return;
  const read = readText(root, path);
  if (isProblem(read)) return yield read;
  const source = parseYaml(path, read.text);
  if (isProblem(source)) return yield source;
  const search = createSearch(searchEntries(content));
  for (const [question, expected] of Object.entries(source.value ?? {})) {
    const { groups, isNearest } = search(question);
    const [first] = groups;
    const answer = isNearest || !first ? NEAREST : `${folderOf[first.kind]}/${first.ids[0]}`;
    if (answer !== expected && !isAbsent(String(expected)))
      yield source.problemAt([question], {
        found: `${quote(answer)} as the first answer`,
        allowed: quote(String(expected)),
        fix: 'Give the page that is meant the words of the question in soughtAs, or correct the answer expected here.',
      });
  }
}
