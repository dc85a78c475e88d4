/** @jest-environment node */
import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as chokidar from 'chokidar';
import { followEdits } from '../../../src/generator/develop/followEdits';

jest.mock('chokidar', () => ({ watch: jest.fn() }));
const watch = chokidar.watch as jest.Mock;

const settle = () => jest.advanceTimersByTimeAsync(1_000);

describe('by its events', () => {
  const events = new EventEmitter();
  const save = (...names: readonly string[]): void => {
    for (const name of names) events.emit('all', 'change', name);
  };

  beforeEach(() => {
    jest.useFakeTimers();
    events.removeAllListeners();
    watch.mockReturnValue(events);
  });

  afterEach(() => jest.useRealTimers());

  test('files that are saved together are followed once', async () => {
    const follow = jest.fn(async () => undefined);
    followEdits('content', follow, fail);
    save('words.en.md', 'words.es.md', 'facts.yaml');
    await settle();
    expect(follow).toHaveBeenCalledTimes(1);
    save('words.en.md');
    await settle();
    expect(follow).toHaveBeenCalledTimes(2);
  });

  test('an edit that cannot be followed is reported, and the next one is followed', async () => {
    const broken = new Error('no such folder');
    const follow = jest.fn(async () => undefined).mockRejectedValueOnce(broken);
    const report = jest.fn();
    followEdits('content', follow, report);
    save('words.en.md');
    await settle();
    save('words.en.md');
    await settle();
    expect(report.mock.calls).toEqual([[broken]]);
    expect(follow).toHaveBeenCalledTimes(2);
  });

  test('an edit during following waits for its end', async () => {
    let finish: () => void = fail;
    const follow = jest.fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    followEdits('content', follow, fail);
    save('words.en.md');
    await settle();
    save('words.es.md');
    await settle();
    expect(follow).toHaveBeenCalledTimes(1);
    finish();
    await settle();
    expect(follow).toHaveBeenCalledTimes(2);
  });

  const fail = (error?: unknown): void => {
    throw error;
  };
});

test('a file that is saved below the folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'edits-'));
  watch.mockImplementation(jest.requireActual<typeof chokidar>('chokidar').watch);
  let tell: () => void = () => undefined;
  const followed = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const watcher = followEdits(folder, async () => tell(), tell);
  try {
    await new Promise<void>((resolve) => watcher.once('ready', resolve));
    writeFileSync(join(folder, 'words.en.md'), 'words');
    await followed;
  } finally {
    await watcher.close();
    rmSync(folder, { recursive: true });
  }
});
