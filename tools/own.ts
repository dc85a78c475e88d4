import { parseArgs } from 'node:util';
import { buildEnvironment } from './site/buildEnvironment';
import { runMain } from './site/runMain';
import { validateArguments } from './site/validateArguments';

const nextSteps = (removed: readonly string[]): string =>
  [
    'Next:',
    '  npm start               shows the site as it is now',
    ...(removed.length > 0 ? ['  npm run new -- clinic my-clinic    makes your first clinic, a draft'] : []),
    '  npm run check           says what is wrong; npm run check -- --publish what is still missing for a launch',
    '  locales/en/common.json and locales/es/common.json hold the line below the name (tagline); after a change of it, npm run own -- --pictures',
    '  docs/own.md             says the rest, from the first clinic to the launch',
  ].join('\n');

const usage = `npm run own makes the site its owner's: name, contacts, colors, logo, countries, care options. It asks one thing after the
other and writes nothing before the last answer. Run it again whenever you like: what you do not answer stays as it is.

  npm run own                            asks
  npm run own -- --from my-site.yaml     takes the answers from a file; docs/own.md has one to copy
  npm run own -- --pictures              paints the pictures for social networks anew

docs/own.md leads from the samples to a site of your own; docs/own.es.md does so in Spanish.`;

/**
 * `npm run own`: makes the site its owner's. It asks; `-- --from my-site.yaml` takes the answers from a file. It may be run
 * again at any time and changes what is answered anew, nothing else.
 */
const main = async (): Promise<void> => {
  const words = process.argv.slice(2);
  const refusal = validateArguments('npm run own', words, {
    known: ['--from', '--pictures', '--help'],
    most: words.includes('--from') ? 1 : 0,
  });
  if (refusal) throw new Error(refusal);
  if (words.includes('--help')) return console.log(usage);
  const { from, pictures } = parseArgs({
    args: words,
    options: { from: { type: 'string' }, pictures: { type: 'boolean' } },
  }).values;
  Object.assign(process.env, buildEnvironment('production'));
  const { readAnswers } = await import('./own/answers');
  const { ask } = await import('./own/ask');
  const { changesSocialImages, currentAnswers, makeOwn, planOwn } = await import('./own/makeOwn');
  const { sampleFolders } = await import('./own/samples');

  const root = process.cwd();
  const answers = from
    ? readAnswers(from)
    : pictures
      ? {}
      : await ask(currentAnswers(root), (answers) => planOwn(root, answers), sampleFolders(root).length > 0);
  const { changed, removed } = await makeOwn(root, answers);
  if (pictures || changesSocialImages(changed)) {
    const { paintSocialImages } = await import('./own/paintSocialImages');
    try {
      await paintSocialImages();
      changed.push('static/social-*.png');
    } catch (error) {
      console.log(
        `The pictures for social networks stay as they are: ${(error as Error).message}\nThen: npm run own -- --pictures\n`,
      );
    }
  }
  if (changed.length + removed.length === 0) console.log('Nothing to change: all is as you say.\n');
  if (changed.length > 0) console.log(`Changed:\n  ${changed.join('\n  ')}\n`);
  if (removed.length > 0) console.log(`Taken out, kept by git: ${removed.join(', ')}\n`);
  console.log(nextSteps(removed));
};

runMain(main);
