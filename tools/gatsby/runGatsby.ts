import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { onEnd } from '../site/onEnd';
import { rootFolder } from '../site/siteFolders';
import { endTree, signalTree, spawnTree } from './processTree';
import { type GatsbyMessage, readMessage } from './readMessage';

const noteIn = (folder: string): string => join(folder, '.cache', 'project-folder');

/** Gatsby's cache remembers absolute paths: one that was filled in another folder, or by an interrupted build, is removed. */
const removeMovedCache = async (folder: string): Promise<void> => {
  const note = noteIn(folder);
  if (existsSync(note) && readFileSync(note, 'utf8') === folder) return;
  await rm(join(folder, '.cache'), { recursive: true, force: true });
};

/** To be called after Gatsby: it empties its cache when its settings have changed. */
const noteFolder = (folder: string): void => {
  if (existsSync(join(folder, '.cache'))) writeFileSync(noteIn(folder), folder);
};

/** Milliseconds. */
export interface Timeouts {
  /** Without output, while a build works or develop starts. */
  readonly silence: number;
  /** From the message that Gatsby broke until it is ended, so that the log has what follows. */
  readonly lastWords: number;
  /** From SIGTERM to SIGKILL. */
  readonly goodbye: number;
}

const usualTimeouts: Timeouts = { silence: 10 * 60_000, lastWords: 2_000, goodbye: 5_000 };

interface GatsbyRun {
  /** `build`, or `develop` with its words. */
  readonly words: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly tell: (message: GatsbyMessage) => void;
  readonly onStart?: (pid: number) => void;
  readonly folder?: string;
  /** A stand-in for Gatsby in tests. */
  readonly program?: string;
  readonly timeouts?: Timeouts;
}

/** How an attempt ended; `broke` names what a second attempt may mend. */
interface Outcome {
  readonly isDone: boolean;
  /** Ended by the user. */
  readonly isEnded: boolean;
  readonly broke?: string;
}

/** The first two say that Gatsby's store broke, the third that a worker died. */
const brokenWords = /Commit failed|\bMDB_[A-Z]+|Worker exited before finishing task/;

/** After this message develop may be silent for as long as nobody edits. */
const readyWords = /You can now view/;

const attempt = (run: Required<GatsbyRun>, log: (text: string) => void): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const { env, tell, folder, program, timeouts } = run;
    // Not by its flag --json, which is read after the logger is chosen.
    const child = spawnTree([program, ...run.words], folder, { ...env, GATSBY_LOGGER: 'json' });
    const pid = child.pid ?? 0;
    let broke: string | undefined;
    let isEnded = false;
    const endBecause = (reason: string, after: number): void => {
      if (broke) return;
      broke = reason;
      setTimeout(() => void endTree(pid, timeouts.goodbye), after);
    };
    const silence = setTimeout(
      () => endBecause(`said nothing for ${timeouts.silence / 60_000} minutes`, 0),
      timeouts.silence,
    );
    let earlier: readonly string[] = [];
    const hear = (line: string): void => {
      if (silence.hasRef()) silence.refresh();
      // Gatsby's develop prints everything twice: from its worker, and a moment later from its parent process.
      const words = line.replace(/,"timestamp":"[^"]*"\}$/, '');
      if (line.startsWith('{') && earlier.includes(words)) return;
      earlier = [...earlier, words].slice(-50);
      const message = readMessage(line);
      if (!message) return;
      if (message.kind !== 'step' && message.kind !== 'progress') log(message.text);
      if (['error', 'raw'].includes(message.kind) && brokenWords.test(message.text))
        endBecause('broke its own store or lost a worker', timeouts.lastWords);
      if (readyWords.test(message.text)) clearTimeout(silence.unref());
      if (!broke) tell(message);
    };
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', hear);
    const killAtOnce = (): void => void signalTree(pid, 'SIGKILL');
    process.once('exit', killAtOnce);
    const end = async (): Promise<void> => {
      isEnded = true;
      await endTree(pid, timeouts.goodbye);
      noteFolder(folder);
    };
    const forget = onEnd(end);
    if (pid) run.onStart(pid);
    child.once('error', reject);
    // Workers that outlive Gatsby would keep its output open and one processor busy.
    child.once('exit', killAtOnce);
    child.once('close', (code, signal) => {
      clearTimeout(silence);
      process.off('exit', killAtOnce);
      forget();
      noteFolder(folder);
      const why = isEnded ? undefined : (broke ?? (signal && `was ended by ${signal}`));
      resolve({ isDone: code === 0 && !why, isEnded, ...(why && { broke: why }) });
    });
  });

/**
 * Runs Gatsby in a process group of its own and waits for its end. When its store or a worker breaks, when it dies by a signal
 * or falls silent, the whole group is ended, `.cache` removed, and Gatsby started once more. Its whole log goes to
 * `.logs/gatsby.log`. False when it failed; what to do has been said then.
 */
export const runGatsby = async ({
  folder = rootFolder,
  program = join(rootFolder, 'node_modules/gatsby/cli.js'),
  timeouts = usualTimeouts,
  onStart = () => undefined,
  ...rest
}: GatsbyRun): Promise<boolean> => {
  const run = { ...rest, folder, program, timeouts, onStart };
  const logFile = join(folder, '.logs/gatsby.log');
  mkdirSync(dirname(logFile), { recursive: true });
  writeFileSync(logFile, '');
  let lastLines: string[] = [];
  const log = (text: string): void => {
    appendFileSync(logFile, `${text}\n`);
    lastLines = [...lastLines, ...text.split('\n')].slice(-20);
  };
  await removeMovedCache(folder);
  let outcome = await attempt(run, log);
  if (outcome.broke) {
    const again = `Gatsby ${outcome.broke}: it is ended, .cache is removed, and it is tried once more.`;
    log(again);
    run.tell({ kind: 'warning', text: again });
    await rm(join(folder, '.cache'), { recursive: true, force: true });
    outcome = await attempt(run, log);
  }
  if (outcome.broke)
    console.error(
      [
        `\nGatsby ${outcome.broke}, for the second time. Its last lines:\n`,
        ...lastLines.map((line) => `    ${line}`),
        '\nEnd other programs that need much memory, and try again. If it comes back, remove node_modules and try again.',
      ].join('\n'),
    );
  if (!outcome.isDone && !outcome.isEnded) console.error(`\nThe whole log: ${logFile}`);
  return outcome.isDone;
};
