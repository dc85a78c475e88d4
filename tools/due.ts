import { formatProblem } from '../src/generator/check/formatProblems';
import { formatReminders } from '../src/generator/check/freshness/reminders';
import type { Problem } from '../src/generator/content/problem';
import { buildEnvironment } from './site/buildEnvironment';
import { runMain } from './site/runMain';
import { validateArguments } from './site/validateArguments';
import { statusOf } from './studio/reports/reports';

const part = (title: string, problems: readonly Problem[]): string =>
  `${title}: ${problems.length || 'none'}\n${problems.map((problem) => `\n${formatProblem(problem)}\n`).join('')}`;

/** `npm run due`: what is newer in one language, what is due for review, whose price is old, and what comes next. */
const main = async (): Promise<void> => {
  const refusal = validateArguments('npm run due', process.argv.slice(2), {});
  if (refusal) throw new Error(refusal);
  Object.assign(process.env, buildEnvironment('production'));
  const { checkAll } = await import('../src/generator/check/checked');
  const { translations, prices, reviews, certificates, next } = statusOf(await checkAll(process.cwd()));
  console.log(
    [
      part('Newer in one language', translations),
      part('Old prices', prices),
      part('Due for review', reviews),
      part('Certificates about to end', certificates),
      formatReminders(next),
    ].join('\n'),
  );
};

runMain(main);
