import type { SpawnOptions } from 'node:child_process';
import { engineNames, engineProgram, missingEngines } from '../engines/installed';
import { buildSiteIfChanged } from '../site/buildSite';
import { run } from '../site/run';
import { program } from '../site/siteFolders';
import { testThirdLanguage } from '../thirdLanguage/copyProject';
import type { Part, TestArguments } from './arguments';
import { checkHtml } from './checkHtml';
import type { Output, Step } from './runSteps';
import { ownerEnvironment, runInBrowser, testSiteEnvironment } from './servedSite';
import { runJest } from './suites';

/** Cases of each property in `npm run test:all`; `npm test` tries a few. */
const manyCases = '1000';

const words = (output: Output): SpawnOptions => ({ stdio: ['ignore', output, output] });

const passes =
  (command: string, ...given: readonly string[]): Step['run'] =>
  async (output) =>
    (await run(program(command), given, words(output))) === 0;

/** These need no built site and run in parallel with its build. */
const checks: readonly Step[] = [
  { name: 'Format and lint', run: passes('biome', 'ci', '--error-on-warnings', '.') },
  { name: 'Styles', run: passes('stylelint', 'src/**/*.{ts,tsx}') },
  { name: 'Types', run: passes('tsc') },
  { name: 'Content', run: passes('tsx', 'tools/check.ts') },
];

const installedEngines = (): readonly string[] => {
  for (const name of missingEngines())
    console.log(`${name} is not installed: its walks are left out (CONTRIBUTING.md).`);
  return engineNames.filter((name) => engineProgram(name));
};

/** The steps that were asked for, in order. A part that visits a site brings the build of that site along. */
export const testSteps = ({ all, only, files }: TestArguments, inboxPort: number): readonly Step[] => {
  const testSite = testSiteEnvironment(inboxPort);
  const ownSite = ownerEnvironment(inboxPort);
  const testBuild: Step = { name: 'Build of the test site', run: () => buildSiteIfChanged(testSite) };
  const ownBuild: Step = { name: 'Build of the own site', run: () => buildSiteIfChanged(ownSite) };
  const visit = (name: string, projects: () => readonly string[]): Step => ({
    name,
    needs: [testBuild.name],
    run: () => runInBrowser(testSite, inboxPort, projects(), files),
  });

  const part: Record<Part, Step> = {
    unit: { name: 'Unit tests', run: (output) => runJest('unit', files, output) },
    built: {
      name: 'Built files',
      needs: [testBuild.name],
      run: (output) => runJest('built', ['--config', 'jest.built.config.ts', ...files], output),
    },
    browser: visit('Browser tests', () => ['browser']),
    html: { name: 'HTML of the test site', needs: [testBuild.name], run: checkHtml },
    engines: visit('Three engines', installedEngines),
    servers: visit('nginx and Caddy', () => ['servers']),
    slow: visit('Slow processor', () => ['slow']),
    studio: visit('Studio', () => ['studio']),
    crawl: {
      name: 'Crawl of the own site',
      needs: [ownBuild.name],
      run: () => runInBrowser(ownSite, inboxPort, ['crawl'], files),
    },
    language: { name: 'Third language', run: testThirdLanguage },
    properties: {
      name: 'Properties',
      run: (output) => runJest('properties', ['properties'], output, { PROPERTY_RUNS: manyCases }),
    },
  };

  const { unit, built, browser, html, engines, servers, slow, studio, crawl, language, properties } = part;
  const still = [...checks, unit].map((step) => ({ ...step, beside: true }));
  const quick = [...still, testBuild, built, { ...browser, after: [unit.name] }];
  // One process on one processor, in parallel with the visits; where a processor is slowed, nothing else may run.
  const besideVisits = { ...properties, beside: true, after: [slow.name] };
  if (!only)
    return all ? [...quick, slow, besideVisits, html, engines, servers, studio, ownBuild, crawl, language] : quick;
  const build = [testBuild, ownBuild].filter(({ name }) => part[only].needs?.includes(name));
  return [...build, part[only]];
};
