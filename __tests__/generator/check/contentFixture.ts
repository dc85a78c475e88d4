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
import { type Content, checkContent } from '../../../src/generator/check/checkContent';
import { problemsOfLocales } from '../../../src/generator/check/locales';
import type { Problem } from '../../../src/generator/check/problem';

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
  lineOf(file: string, text: string): number;
  /** Problems of the content after a change; the change is undone afterwards. */
  problemsAfter(change: (content: Change) => void): Promise<Problem[]>;
  /** Ids of the clinics that remain after a change. */
  clinicsAfter(change: (content: Change) => void): Promise<string[]>;
  /** A clinic as it is read after a change. */
  clinicAfter(id: string, change: (content: Change) => void): Promise<Content['clinics'][number]>;
  /** Ids and places of the care options after a change, in the order in which they are read. */
  careOptionsAfter(change: (content: Change) => void): Promise<{ ids: string[]; order: number[] }>;
  localeProblemsAfter(change: (content: Change) => void): Promise<Problem[]>;
}

/** The day of the tests: the fixtures' dates lie before it, whenever the tests run. */
export const TODAY = '2026-12-15';
const FIXTURES = join('__tests__', 'fixtures');

/**
 * A copy of the fixtures in a temporary folder, for the tests of a file or of a `describe`: made and removed with them. The
 * fixtures are right: what is right but for one thing is what writers hand in.
 */
export const contentFixture = (): ContentFixture => {
  // A whole check per test: on a busy machine it takes its time.
  jest.setTimeout(60_000);
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

  const recording = (undo: (() => void)[]): Change => {
    const keep = (path: string): void => {
      if (!existsSync(at(path))) {
        undo.push(() => rmSync(at(path), { recursive: true, force: true }));
        return;
      }
      if (statSync(at(path)).isDirectory()) throw new Error('Only files are kept.');
      const [before, { atime, mtime }] = [readFileSync(at(path)), statSync(at(path))];
      undo.push(() => {
        writeFileSync(at(path), before);
        utimesSync(at(path), atime, mtime);
      });
    };
    const write: Change['write'] = (file, content) => {
      keep(file);
      writeFileSync(at(file), content);
    };
    return {
      write,
      replace: (file, from, to) => {
        const text = readFileSync(at(file), 'utf8');
        const changed = text.replace(from, () => to);
        if (changed === text) throw new Error(`${file} does not contain ${String(from)}.`);
        write(file, changed);
      },
      append: (file, text) => write(file, readFileSync(at(file), 'utf8') + text),
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

  const after = async <Result>(
    change: (content: Change) => void,
    look: () => Result | Promise<Result>,
  ): Promise<Result> => {
    const undo: (() => void)[] = [];
    try {
      change(recording(undo));
      return await look();
    } finally {
      for (const step of undo.reverse()) step();
    }
  };

  return {
    root,
    read: (file) => readFileSync(at(file), 'utf8'),
    bytes: (file) => readFileSync(at(file)),
    lineOf: (file, text) => {
      const before = readFileSync(at(file), 'utf8').split(text);
      if (before.length < 2) throw new Error(`${file} does not contain "${text}".`);
      return (before[0] ?? '').split('\n').length;
    },
    problemsAfter: (change) => after(change, async () => [...(await checkContent(root, TODAY)).problems]),
    clinicsAfter: (change) =>
      after(change, async () => (await checkContent(root, TODAY)).content.clinics.map(({ id }) => id)),
    clinicAfter: (id, change) =>
      after(change, async () => {
        const clinic = (await checkContent(root, TODAY)).content.clinics.find((record) => record.id === id);
        if (!clinic) throw new Error(`${id} cannot be read.`);
        return clinic;
      }),
    careOptionsAfter: (change) =>
      after(change, async () => {
        const { careOptions } = (await checkContent(root, TODAY)).content;
        return { ids: careOptions.map(({ id }) => id), order: careOptions.map(({ facts }) => facts.order) };
      }),
    localeProblemsAfter: (change) => after(change, () => problemsOfLocales(root, ['clinics'])),
  };
};
