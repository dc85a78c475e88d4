import { parseArgs } from 'node:util';
import { formatProblems } from '../src/generator/check/formatProblems';
import { formatReminders } from '../src/generator/check/freshness/reminders';
import type { Content } from '../src/generator/content/siteContent';
import { buildEnvironment } from './site/buildEnvironment';
import { runMain } from './site/runMain';
import { validateArguments } from './site/validateArguments';

/** Checks the published site for faults that are invisible on a single page. */
const checkSite = async (address: string, content: Content): Promise<void> => {
  const { pageAddresses } = await import('../src/generator/content/pageAddresses');
  const { brokenLinks } = await import('../src/generator/audit/foreignLinks');
  const { auditSite } = await import('../src/generator/audit/auditSite');
  const { expiredCertificates } = await import('../src/generator/check/publish/launchBlockers');
  const { languages } = await import('../src/facts/locales');
  const { settings } = await import('../src/facts/settings');

  const asked = address.replace(/\/+$/, '');
  const pages = pageAddresses(content);
  const { failures: faults, links } = await auditSite({ asked, named: asked, pages, settings });
  const all = [...faults, ...(await brokenLinks(links)), ...expiredCertificates(content)];
  if (all.length > 0) {
    console.error(`${all.join('\n')}\n\n${all.length} faults at ${asked}.`);
    process.exitCode = 1;
  } else
    console.log(`In order: ${asked}, ${pages.length * languages.length} pages, ${links.size} links to other sites.`);
};

/** The address behind `--site`; undefined without it. Throws when there is none. */
const siteIn = (words: readonly string[]): string | undefined => {
  if (!words.includes('--site')) return undefined;
  const { values } = parseArgs({
    args: [...words],
    options: { site: { type: 'string' }, publish: { type: 'boolean' } },
  });
  if (values.site && URL.canParse(values.site) && /^https?:/.test(values.site)) return values.site;
  throw new Error(
    'npm run check -- --site takes the address of a site: npm run check -- --site https://www.example.com',
  );
};

/**
 * `npm run check`: content and locales alone. With `-- --publish` also what must not go live; with `-- --drafts`
 * also what drafts lack; with `-- --site https://…` what is wrong with the site that stands there, in place of warnings.
 */
const main = async (): Promise<void> => {
  const words = process.argv.slice(2);
  const refusal = validateArguments('npm run check', words, {
    known: ['--publish', '--site', '--drafts'],
    most: words.includes('--site') ? 1 : 0,
  });
  if (refusal) throw new Error(refusal);
  // Before anything reads it: contacts and site address stand in .env.production.
  Object.assign(process.env, buildEnvironment('production'));
  const { checkAll } = await import('../src/generator/check/checked');
  const { formatLaunchBlockers, launchBlockers } = await import('../src/generator/check/publish/launchBlockers');

  const root = process.cwd();
  const address = siteIn(words);
  const { content, problems, warnings, next, drafts, notes } = await checkAll(root);
  if (address !== undefined && problems.length === 0) return checkSite(address, content);
  if (warnings.length > 0) console.log(`${formatProblems(warnings, 'warning')} A build goes on with them.\n`);
  if (next.length > 0) console.log(`${formatReminders(next)}\n`);
  if (notes.length > 0) console.log(`${notes.join('\n')}\n`);
  const lacking = drafts.flatMap((draft) => draft.problems);
  if (words.includes('--drafts') && lacking.length > 0)
    console.log(`${formatProblems(lacking, 'gap')} Drafts stop no build.\n`);
  if (problems.length > 0) {
    // In one stream with the warnings, so that a file that holds the output holds all of it.
    console.log(formatProblems(problems));
    process.exitCode = 1;
  } else {
    const { clinics, careOptions, procedures, testimonials, pages } = content;
    console.log(
      `Content is in order: ${clinics.length} clinics, ${careOptions.length} care options, ${procedures.length} procedures, ${testimonials.length} testimonials, ${pages.length} pages.`,
    );
  }
  if (words.includes('--publish')) {
    const obstacles = [...launchBlockers(content), ...formatLaunchBlockers(root)];
    if (obstacles.length > 0) {
      console.log(
        `\nNot ready to publish:\n${obstacles.map((obstacle) => `  ${obstacle}`).join('\n')}\n\n${obstacles.length} to settle.`,
      );
      process.exitCode = 1;
    } else if (problems.length === 0) console.log('Ready to publish.');
    if (drafts.length > 0)
      console.log(`Not published, drafts: ${drafts.map(({ reading }) => reading.folder).join(', ')}.`);
  }
};

runMain(main);
