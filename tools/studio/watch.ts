import { watch } from 'node:fs';
import { basename, join } from 'node:path';
import type { CheckResult } from '../../src/generator/check/checkContent';
import { formatProblems } from '../../src/generator/check/formatProblems';
import { contentFolder } from '../../src/generator/content/contentFolder';
import { addressesOf, coversOf, type Findings, findingsOf, type Status, statusOf } from './reports/reports';

/** A save writes several files; the check waits until they stand. */
const settled = 300;

export interface Watcher {
  readonly findings: () => Findings;
  readonly status: () => Status;
  readonly addresses: () => ReturnType<typeof addressesOf>;
  readonly covers: () => ReturnType<typeof coversOf>;
  /** @returns how to stop listening */
  readonly onCheck: (listener: () => void) => () => void;
  readonly close: () => void;
}

interface WatchOptions {
  readonly root: string;
  readonly check: (root: string) => Promise<CheckResult>;
  /** Where what was found is told besides. */
  readonly tell: (words: string) => void;
}

const clock = (): string =>
  new Date().toLocaleTimeString('en', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** Checks the content now and after each change below content/. */
export const watchContent = async ({ root, check, tell }: WatchOptions): Promise<Watcher> => {
  const listeners = new Set<() => void>();
  let result = await check(root);
  let time = clock();
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isAskedAgain = false;

  const run = async (): Promise<void> => {
    isAskedAgain = isRunning;
    if (isRunning) return;
    isRunning = true;
    try {
      result = await check(root);
      time = clock();
      tell(result.problems.length > 0 ? formatProblems(result.problems) : `${time}  Content is in order.`);
      for (const listener of listeners) listener();
    } catch (error) {
      tell(String(error));
    } finally {
      isRunning = false;
      if (isAskedAgain) void run();
    }
  };

  const watcher = watch(join(root, contentFolder()), { recursive: true }, (_event, name) => {
    // Sveltia and editors write under another name first.
    if (!name || basename(name).startsWith('.')) return;
    clearTimeout(timer);
    timer = setTimeout(() => void run(), settled);
  });

  return {
    findings: () => findingsOf(result, time),
    status: () => statusOf(result),
    addresses: () => addressesOf(result.content),
    covers: () => coversOf(result.content),
    onCheck: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      clearTimeout(timer);
      watcher.close();
    },
  };
};
