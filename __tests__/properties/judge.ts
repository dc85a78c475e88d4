import { basename, dirname } from 'node:path';
import { checkContent } from '../../src/generator/check/checkContent';
import { formatProblems } from '../../src/generator/check/formatProblems';
import type { Problem } from '../../src/generator/content/problem';
import { TODAY } from '../generator/check/contentFixture';
import { differentReading } from './differentReading';
import { createRenderRecord } from './renderRecord';
import { unsafeHtml } from './unsafeHtml';

/**
 * Processor time that a case may take, in milliseconds, to find catastrophic patterns. On a busy machine the first
 * case, which also loads all code, takes 4 s.
 */
const LONGEST_CASE = 15_000;

/** A refusal must name the record and say all that its writer needs. */
const poorProblem = (problems: readonly Problem[], record: string): string | undefined => {
  const kind = dirname(record);
  // When a folder is missing or renamed, records that name it are reported.
  const namesRecord = ({ file, found }: Problem): boolean =>
    file === kind || file.startsWith(`${kind}/`) || found.includes(basename(record));
  if (!problems.some(namesRecord)) return `none of the problems is in ${kind}`;
  const poor = problems.find(
    ({ file, line, field, found, allowed, fix }) => !(file && line >= 1 && field && found && allowed && fix),
  );
  if (poor) return `a problem says too little: ${JSON.stringify(poor)}`;
  const text = formatProblems(problems);
  return /\n\s+at .*:\d+:\d+/.test(text) ? `a stack trace: ${text}` : undefined;
};

const render = createRenderRecord();

/** Whether the check let the content pass, and what is wrong with its answer. */
const verdictOf = async (root: string, record: string) => {
  const { content, problems } = await checkContent(root, TODAY);
  if (problems.length > 0) return { passed: false, failure: poorProblem(problems, record) };
  const isThere = Object.values(content)
    .flat()
    .some(({ folder }) => folder === record);
  const unsafe = (isThere ? await render(content, record) : []).map(unsafeHtml).find((piece) => piece !== undefined);
  if (unsafe) return { passed: true, failure: `unsafe HTML: ${unsafe}` };
  const different = await differentReading(content, record);
  return { passed: true, failure: different && `another reading: ${different}` };
};

/**
 * Asserts for changed content: either it passes the check and renders without script and with the headings, links and
 * lists that the check has read, or it is refused with the record named. Nothing throws and nothing takes long.
 * @param record folder of what was changed, in the project
 */
export const judge = async (root: string, record: string): ReturnType<typeof verdictOf> => {
  const before = process.cpuUsage();
  const verdict = await verdictOf(root, record);
  const { user, system } = process.cpuUsage(before);
  const time = (user + system) / 1000;
  return time > LONGEST_CASE ? { ...verdict, failure: `took ${Math.round(time)} ms` } : verdict;
};
