import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { contentFolder } from '../../src/generator/content/contentFolder';
import { entriesOf, questionsFile } from '../../src/generator/content/records/folders';
import { contentKinds } from '../../src/schemas/kinds';

const isSample = (root: string, folder: string): boolean => {
  const facts = join(root, folder, 'facts.yaml');
  return existsSync(facts) && /^sample:\s+true\b/m.test(readFileSync(facts, 'utf8'));
};

/** Folders of invented clinics and of what is said about them. Texts on treatments and the legal pages are no inventions. */
export const sampleFolders = (root: string): string[] =>
  [contentKinds.clinic, contentKinds.testimonial].flatMap(({ folder }) =>
    entriesOf(join(root, contentFolder(), folder))
      .map(({ name }) => `${contentFolder()}/${folder}/${name}`)
      .filter((path) => isSample(root, path)),
  );

/**
 * Takes the samples out, and the questions of the search that only they answer.
 * @returns the folders that are gone
 * @throws when git does not keep them as they are
 */
export const removeSamples = (root: string): string[] => {
  const folders = sampleFolders(root);
  if (folders.length === 0) return [];
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  const mend = 'Keep them first: git add content && git commit -m "Keep the samples". Then run it again.';
  let changed: string;
  try {
    changed = git('status', '--porcelain', '--', ...folders);
  } catch {
    throw new Error(
      `The samples stay: this folder is no git repository, so nothing would keep them. Clone the project with git.`,
    );
  }
  if (changed) throw new Error(`The samples stay: git does not have them as they are.\n${changed}${mend}`);
  for (const folder of folders) rmSync(join(root, folder), { recursive: true });
  const questions = join(root, contentFolder(), questionsFile);
  if (existsSync(questions)) {
    const gone = new Set(folders.map((folder) => folder.slice(contentFolder().length + 1)));
    const lines = readFileSync(questions, 'utf8').split('\n');
    writeFileSync(questions, lines.filter((line) => !gone.has(line.slice(line.lastIndexOf(': ') + 2))).join('\n'));
  }
  return folders.map((folder) => basename(folder));
};
