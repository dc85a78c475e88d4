/** Writes what the check finds as a comment of a pull request: `tsx tools/comment.ts`, for the workflow `content`. */
import { buildEnvironment } from './site/buildEnvironment';
import { runMain } from './site/runMain';
import { commentOf } from './studio/reports/commentOf';
import { findingsOf } from './studio/reports/reports';

const main = async (): Promise<void> => {
  Object.assign(process.env, buildEnvironment('production'));
  const { checkAll } = await import('../src/generator/check/checked');
  const result = await checkAll(process.cwd());
  console.log(commentOf(findingsOf(result, '')));
  if (result.problems.length > 0) process.exitCode = 1;
};

runMain(main);
