import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { type CheckResult, checkContent } from '../../../src/generator/check/checkContent';

/** What a test may do to the copy. Paths are relative to the project. */
export interface Change {
  /** Replaces the first occurrence; fails when there is none, so that a test cannot go stale unnoticed. */
  replace(file: string, from: string | RegExp, to: string): void;
  write(file: string, content: string | Uint8Array): void;
  append(file: string, text: string): void;
  remove(path: string): void;
  rename(from: string, to: string): void;
  copy(from: string, to: string): void;
  /** A symbolic link at a path of the project. */
  link(target: string, path: string): void;
}

export interface ContentFixture {
  readonly root: string;
  read(file: string): string;
  bytes(file: string): Buffer;
  /** Line of the first occurrence of a text, 1 for the first. */
  lineOf(file: string, text: string | RegExp): number;
  /** What `look` returns after a change, which is undone afterwards. */
  after<Result>(change: (content: Change) => void, look: (root: string) => Result | Promise<Result>): Promise<Result>;
  /** The content and its problems after a change. */
  check(change: (content: Change) => void): Promise<CheckResult>;
}

/** The day of the tests: the fixtures' dates lie before it, whenever the tests run. */
export const TODAY = '2026-12-15';
const FIXTURES = join('__tests__', 'fixtures');

/**
 * A copy of the fixtures in a temporary folder, for the tests of a file: made and removed with them. The fixtures are
 * right, so that each test reports its own change alone.
 */
export const contentFixture = (): ContentFixture => {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  for (const folder of ['content', 'locales']) cpSync(join(FIXTURES, folder), join(root, folder), { recursive: true });
  beforeAll(async () => {
    const cover = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#9ab' } })
      .jpeg()
      .toBuffer();
    for (const kind of ['clinics', 'care-options'])
      for (const id of readdirSync(join(root, 'content', kind)))
        writeFileSync(join(root, 'content', kind, id, 'cover.jpg'), cover);
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const at = (path: string): string => join(root, path);
  const read = (file: string): string => readFileSync(at(file), 'utf8');

  const recording = (undo: (() => void)[]): Change => {
    const write: Change['write'] = (file, content) => {
      if (existsSync(at(file))) {
        const [before, { atime, mtime }] = [readFileSync(at(file)), statSync(at(file))];
        undo.push(() => {
          writeFileSync(at(file), before);
          utimesSync(at(file), atime, mtime);
        });
      } else undo.push(() => rmSync(at(file), { force: true }));
      writeFileSync(at(file), content);
    };
    return {
      write,
      replace: (file, from, to) => {
        const changed = read(file).replace(from, () => to);
        if (changed === read(file)) throw new Error(`${file} does not contain ${String(from)}.`);
        write(file, changed);
      },
      append: (file, text) => write(file, read(file) + text),
      remove: (path) => {
        const parked = join(root, `${path.replaceAll('/', '_')}.aside`);
        renameSync(at(path), parked);
        undo.push(() => renameSync(parked, at(path)));
      },
      rename: (from, to) => {
        renameSync(at(from), at(to));
        undo.push(() => renameSync(at(to), at(from)));
      },
      link: (target, path) => {
        symlinkSync(target, at(path));
        undo.push(() => rmSync(at(path)));
      },
      copy: (from, to) => {
        cpSync(at(from), at(to), { recursive: true });
        undo.push(() => rmSync(at(to), { recursive: true }));
      },
    };
  };

  const after: ContentFixture['after'] = async (change, look) => {
    const undo: (() => void)[] = [];
    try {
      change(recording(undo));
      return await look(root);
    } finally {
      for (const step of undo.reverse()) step();
    }
  };

  return {
    root,
    read,
    after,
    bytes: (file) => readFileSync(at(file)),
    lineOf: (file, text) => {
      const index = typeof text === 'string' ? read(file).indexOf(text) : read(file).search(text);
      if (index < 0) throw new Error(`${file} does not contain ${String(text)}.`);
      return read(file).slice(0, index).split('\n').length;
    },
    check: (change) => after(change, () => checkContent(root, TODAY)),
  };
};
