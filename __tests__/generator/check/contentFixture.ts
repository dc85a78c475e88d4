import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { type CheckResult, checkContent } from '../../../src/generator/check/checkContent';
import { addMissingTexts } from '../../../tools/test/testContent';

/** The day of the tests: the fixtures' dates lie before it, whenever the tests run. */
export const TODAY = '2026-12-15';
const FOLDERS = ['content', 'locales'];

/** With its times, by which the check knows a picture that has not changed. */
const copy = (from: string, to: string, path: string): void =>
  cpSync(join(from, path), join(to, path), { recursive: true, preserveTimestamps: true });

/** @param touched is told of each path before it is changed */
const changesIn = (root: string, touched: (path: string) => void) => {
  const at = (path: string): string => {
    touched(path);
    return join(root, path);
  };
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const write = (file: string, content: string | Uint8Array): void => writeFileSync(at(file), content);
  return {
    write,
    /** Replaces the first occurrence; fails when there is none, so that a test cannot go stale unnoticed. */
    replace: (file: string, from: string | RegExp, to: string): void => {
      const changed = read(file).replace(from, () => to);
      if (changed === read(file)) throw new Error(`${file} does not contain ${String(from)}.`);
      write(file, changed);
    },
    append: (file: string, text: string): void => write(file, read(file) + text),
    remove: (path: string): void => rmSync(at(path), { recursive: true }),
    rename: (from: string, to: string): void => renameSync(at(from), at(to)),
    copy: (from: string, to: string): void => cpSync(join(root, from), at(to), { recursive: true }),
    folder: (path: string): void => mkdirSync(at(path)),
    link: (target: string, path: string): void => symlinkSync(target, at(path)),
  };
};

/** What a test may do to the copy. Paths are relative to the project. */
export type Change = ReturnType<typeof changesIn>;

/**
 * A copy of the fixtures in a temporary folder, for the tests of a file: made and removed with them. The fixtures are
 * right, so that each test reports its own change alone.
 */
export const contentFixture = () => {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  const unchanged = mkdtempSync(join(tmpdir(), 'unchanged-'));
  for (const folder of FOLDERS) copy(join('__tests__', 'fixtures'), root, folder);
  beforeAll(async () => {
    const cover = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#9ab' } })
      .jpeg()
      .toBuffer();
    for (const kind of ['clinics', 'care-options'])
      for (const id of readdirSync(join(root, 'content', kind)))
        writeFileSync(join(root, 'content', kind, id, 'cover.jpg'), cover);
    addMissingTexts(join(root, 'content'));
    for (const folder of FOLDERS) copy(root, unchanged, folder);
  });
  afterAll(() => {
    for (const folder of [root, unchanged]) rmSync(folder, { recursive: true, force: true });
  });
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');

  /** What `look` returns after a change, which is undone afterwards. */
  const after = async <Result>(
    change: (content: Change) => void,
    look: (root: string) => Result | Promise<Result>,
  ): Promise<Result> => {
    const touched = new Set<string>();
    try {
      change(changesIn(root, (path) => touched.add(path)));
      return await look(root);
    } finally {
      // Everything is removed before anything is restored: a renamed folder may be where another one was.
      for (const path of touched) rmSync(join(root, path), { recursive: true, force: true });
      for (const path of touched) if (existsSync(join(unchanged, path))) copy(unchanged, root, path);
    }
  };

  /** What the check says after a change of what the last commit has. */
  const checkAfterCommit = (change: (content: Change) => void): Promise<CheckResult> =>
    after(
      () => undefined,
      () => {
        for (const words of ['init -q', 'add .', 'commit -qm Begin --allow-empty'])
          execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...words.split(' ')], { cwd: root });
        return after(change, () => checkContent(root, TODAY));
      },
    );

  return {
    root,
    read,
    after,
    checkAfterCommit,
    bytes: (file: string): Buffer => readFileSync(join(root, file)),
    /** Line of the first occurrence of a text, 1 for the first. */
    lineOf: (file: string, text: string | RegExp): number => {
      const index = typeof text === 'string' ? read(file).indexOf(text) : read(file).search(text);
      if (index < 0) throw new Error(`${file} does not contain ${String(text)}.`);
      return read(file).slice(0, index).split('\n').length;
    },
    check: (change: (content: Change) => void): Promise<CheckResult> => after(change, () => checkContent(root, TODAY)),
  };
};
