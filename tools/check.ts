import { formatProblems, formatWarnings } from '../src/generator/check/report/formatProblems';
import { buildEnvironment } from './site/environment';
import { runMain } from './site/runMain';
import { notUnderstood } from './site/words';

/** `npm run check`: content and locales alone. With `-- --publish` also what must not go live. */
const main = async (): Promise<void> => {
  const words = process.argv.slice(2);
  const refusal = notUnderstood('npm run check', words, { known: ['--publish'] });
  if (refusal) throw new Error(refusal);
  // Before anything reads it: contacts and site address stand in .env.production.
  Object.assign(process.env, buildEnvironment('production'));
  const { checkAll } = await import('../src/generator/checked');
  const { obstaclesInWords, obstaclesToPublishing } = await import('../src/generator/check/publish/obstacles');

  const root = process.cwd();
  const { content, problems, warnings, next } = await checkAll(root);
  if (warnings.length > 0) console.log(`${formatWarnings(warnings)}\n`);
  if (next.length > 0) console.log(`Next:\n${next.map((line) => `  ${line}`).join('\n')}\n`);
  if (problems.length > 0) {
    console.error(formatProblems(problems));
    process.exitCode = 1;
  } else {
    const { clinics, careOptions, procedures, testimonials, pages } = content;
    console.log(
      `Content is in order: ${clinics.length} clinics, ${careOptions.length} care options, ${procedures.length} procedures, ${testimonials.length} testimonials, ${pages.length} pages.`,
    );
  }
  if (words.includes('--publish')) {
    const obstacles = [...obstaclesToPublishing(content), ...obstaclesInWords(root)];
    if (obstacles.length > 0) {
      console.error(
        `\nNot ready to publish:\n${obstacles.map((obstacle) => `  ${obstacle}`).join('\n')}\n\n${obstacles.length} to settle.`,
      );
      process.exitCode = 1;
    } else if (problems.length === 0) console.log('Ready to publish.');
  }
};

runMain(main);
