import { checkContent } from '../src/build/check/checkContent';
import { problemsOfLocales } from '../src/build/check/locales';
import { formatProblems } from '../src/build/check/problem';
import { obstaclesToPublishing } from '../src/build/check/publish';

/** `npm run check`: content and locales alone. With `-- --publish` also what must not go live. */
const root = process.cwd();
const { content, problems: contentProblems } = await checkContent(root);
const problems = [...contentProblems, ...problemsOfLocales(root)];
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
} else {
  const { clinics, careOptions, testimonials, pages } = content;
  console.log(
    `Content is in order: ${clinics.length} clinics, ${careOptions.length} care options, ${testimonials.length} testimonials, ${pages.length} pages.`,
  );
}
if (process.argv.includes('--publish')) {
  const obstacles = obstaclesToPublishing(content);
  if (obstacles.length > 0) {
    console.error(`\nNot ready to publish:\n${obstacles.map((obstacle) => `  ${obstacle}`).join('\n')}\n\n${obstacles.length} to settle.`);
    process.exitCode = 1;
  } else console.log('Ready to publish.');
}
