import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { contentFolder } from '../content/contentFolder';
import { memoizeByObject } from '../memoize';
import type { RuleContext } from './rule';

const isVersioned = (folder: string): boolean =>
  existsSync(join(folder, '.git')) || (dirname(folder) !== folder && isVersioned(dirname(folder)));

/** What git says; empty outside of git, and for a file that the last commit does not have. */
const git = (root: string, ...words: string[]): string => {
  if (!isVersioned(resolve(root))) return '';
  try {
    return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return '';
  }
};

/** Files of the last commit that are different now or gone, asked for once a check; none outside of git. */
export const changedFiles = memoizeByObject(({ root }: RuleContext): readonly string[] =>
  git(root, ...'diff --name-only --no-renames --diff-filter=MD --relative -z HEAD --'.split(' '), contentFolder())
    .split('\0')
    .filter(Boolean),
);

/** Files of the last commit; none outside of git. */
export const committedFiles = memoizeByObject(
  ({ root }: RuleContext): ReadonlySet<string> =>
    new Set(git(root, ...'ls-tree -r --name-only -z HEAD --'.split(' '), contentFolder()).split('\0')),
);

/** A YAML file's value at the last commit; undefined or null where it had none that can be read. */
export const committedValue = ({ root }: RuleContext, file: string): unknown => {
  try {
    return parse(git(root, 'show', `HEAD:./${file}`));
  } catch {
    return undefined;
  }
};
