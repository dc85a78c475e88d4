import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { checkContent } from '../../src/generator/check/checkContent';
import { formatProblems } from '../../src/generator/check/report/formatProblems';
import type { Problem } from '../../src/generator/check/report/problem';
import { differentReading } from './differentReading';
import { mutations } from './mutations';
import { needsCover, pathTricks } from './pathTricks';
import { createRandom, type Random } from './random';
import { createRenderRecord, type RenderRecord } from './renderRecord';
import { smallContent } from './smallContent';
import { unsafeHtml } from './unsafeHtml';

/**
 * Processor time that a case may take, in milliseconds. It finds patterns that run away; on a busy machine the first case,
 * which also loads all code, takes 4 s.
 */
const LONGEST_CASE = 15_000;
/** One case in so many plays with files and folders instead of text. */
const PATH_TRICK_EVERY = 8;
const TEXTS = ['facts.yaml', 'words.en.md', 'words.es.md'];

interface FuzzReport {
  readonly cases: number;
  /** Cases that passed the check and were rendered. */
  readonly rendered: number;
  /** Cases that the check refused, naming the record. */
  readonly refused: number;
  /** Longest processor time of a case, in milliseconds. */
  readonly slowest: number;
  /** How each mutation went that neither rendered safely nor was refused properly. */
  readonly failures: readonly string[];
}

interface Case {
  readonly name: string;
  readonly record: string;
}

/** Changes one record and says what was done. */
const mutate = (root: string, records: readonly string[], random: Random, texts: readonly string[]): Case => {
  const record = random.pick(records);
  const hasCover = /clinics|care-options/.test(record);
  if (random.below(PATH_TRICK_EVERY) === 0) {
    const names = Object.keys(pathTricks).filter((name) => hasCover || !needsCover(name));
    const name = random.pick(names);
    pathTricks[name]?.(join(root, record), random);
    return { name: `${name} in ${record}`, record };
  }
  const name = random.pick(Object.keys(mutations));
  const file = join(root, record, random.pick(TEXTS));
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, mutations[name]?.(text, random, texts) ?? text);
  return { name: `${name} in ${file.slice(root.length + 1)}`, record };
};

/** A refusal must name the record and say all that its writer needs. */
const poorProblem = (problems: readonly Problem[], record: string): string | undefined => {
  const kind = dirname(record);
  // Of a folder that is not there any more, or has another name, those complain that name it.
  const namesRecord = ({ file, found }: Problem): boolean =>
    file === kind || file.startsWith(`${kind}/`) || found.includes(basename(record));
  if (!problems.some(namesRecord)) return `none of the problems is in ${kind}`;
  const poor = problems.find(
    ({ file, line, field, found, allowed, fix }) => !(file && line >= 1 && field && found && allowed && fix),
  );
  if (poor) return `a problem says too little: ${JSON.stringify(poor)}`;
  const text = formatProblems(problems);
  if (/\n\s+at .*:\d+:\d+/.test(text)) return `a stack trace: ${text}`;
  return undefined;
};

const judge = async (
  root: string,
  { record }: Case,
  render: RenderRecord,
): Promise<{ rendered: boolean; failure?: string }> => {
  const { content, problems } = await checkContent(root);
  if (problems.length > 0) {
    const failure = poorProblem(problems, record);
    return { rendered: false, ...(failure && { failure }) };
  }
  const isThere = [content.clinics, content.careOptions, content.procedures, content.testimonials, content.pages].some(
    (records) => records.some(({ folder }) => folder === record),
  );
  const html = isThere ? await render(content, record) : [];
  const unsafe = html.map(unsafeHtml).find((piece) => piece !== undefined);
  const different = await differentReading(content, record);
  const failure = unsafe ? `unsafe HTML: ${unsafe}` : different && `another reading: ${different}`;
  return { rendered: true, ...(failure && { failure }) };
};

/**
 * Mutates the real content again and again, and holds each case to this: it passes the check and renders without
 * script and with the headings, links and lists that the check has read, or it is refused with the file named; nothing is thrown and nothing takes long.
 * @param seed the same seed brings the same cases
 */
export const fuzzContent = async (cases: number, seed: number): Promise<FuzzReport> => {
  const { root, records } = smallContent();
  const pristine = `${root}-pristine`;
  cpSync(root, pristine, { recursive: true, preserveTimestamps: true });
  const restore = (record: string): void => {
    const kind = dirname(record);
    for (const name of readdirSync(join(root, kind)))
      if (join(kind, name) === record || !existsSync(join(pristine, kind, name)))
        rmSync(join(root, kind, name), { recursive: true, force: true });
    cpSync(join(pristine, record), join(root, record), { recursive: true, preserveTimestamps: true });
  };
  const texts = records.flatMap((record) => TEXTS.map((name) => readFileSync(join(root, record, name), 'utf8')));
  const render = createRenderRecord();
  const failures: string[] = [];
  let [rendered, refused, slowest] = [0, 0, 0];
  try {
    for (let index = 0; index < cases; index += 1) {
      const current = mutate(root, records, createRandom(seed + index), texts);
      const title = `case ${seed + index}, ${current.name}`;
      const before = process.cpuUsage();
      try {
        const verdict = await judge(root, current, render);
        if (verdict.rendered) rendered += 1;
        else refused += 1;
        if (verdict.failure) failures.push(`${title}: ${verdict.failure}`);
      } catch (error) {
        failures.push(`${title}: thrown: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      }
      const { user, system } = process.cpuUsage(before);
      const time = (user + system) / 1000;
      slowest = Math.max(slowest, time);
      if (time > LONGEST_CASE) failures.push(`${title}: took ${Math.round(time)} ms`);
      restore(current.record);
    }
  } finally {
    for (const folder of [root, pristine]) rmSync(folder, { recursive: true, force: true });
  }
  return { cases, rendered, refused, slowest: Math.round(slowest), failures };
};
