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

/**
 * When a file got a text, in seconds, or without a text the file itself: later what was changed since the last commit, and
 * latest what no commit has. Outside of git all is alike.
 */
export const ageInGit = (context: RuleContext, file: string, text?: string): number => {
  if (text === undefined && changedFiles(context).includes(file)) return Number.MAX_SAFE_INTEGER - 1;
  const since = text === undefined ? '--diff-filter=A' : `-S${text}`;
  const times = git(context.root, 'log', '--format=%at', since, '--', file).trim().split('\n');
  return Number(times.pop() || Number.MAX_SAFE_INTEGER);
};

/** A YAML file's value at the last commit; undefined or null where it had none that can be read. */
export const committedValue = ({ root }: RuleContext, file: string): unknown => {
  try {
    return parse(git(root, 'show', `HEAD:./${file}`));
  } catch {
    return undefined;
  }
};
