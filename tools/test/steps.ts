import { engineNames, engineProgram, missingEngines } from '../engines/installed';
import { buildSiteIfChanged } from '../site/buildSite';
import { run } from '../site/run';
import { program } from '../site/siteFolders';
import type { Part, TestArguments } from './arguments';
import type { Step } from './runSteps';
import { ownerEnvironment, runInBrowser, testSiteEnvironment } from './servedSite';
import { runJest } from './suites';

/** Cases of each property in `npm run test:all`; `npm test` tries a few. */
const manyCases = '2500';

const passes = async (command: string, ...words: readonly string[]): Promise<boolean> =>
  (await run(program(command), words)) === 0;

const checks: readonly Step[] = [
  { name: 'Format and lint', run: () => passes('biome', 'ci', '--error-on-warnings', '.') },
  { name: 'Styles', run: () => passes('stylelint', 'src/**/*.{ts,tsx}') },
  { name: 'Types', run: () => passes('tsc') },
  { name: 'Content', run: () => passes('tsx', 'tools/check.ts') },
];

const installedEngines = (): readonly string[] => {
  for (const name of missingEngines()) console.log(`${name} is not installed: its walks are left out (README.md).`);
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
    unit: { name: 'Unit tests', run: () => runJest(files) },
    built: {
      name: 'Built files',
      needs: [testBuild.name],
      run: () => runJest(['--config', 'jest.built.config.ts', ...files]),
    },
    browser: visit('Browser tests', () => ['browser']),
    engines: visit('Three engines', installedEngines),
    servers: visit('nginx and Caddy', () => ['servers']),
    studio: visit('Studio', () => ['studio']),
    crawl: {
      name: 'Crawl of the own site',
      needs: [ownBuild.name],
      run: () => runInBrowser(ownSite, inboxPort, ['crawl'], files),
    },
    properties: { name: 'Properties', run: () => runJest(['properties'], { PROPERTY_RUNS: manyCases }) },
  };

  const { unit, built, browser, engines, servers, studio, crawl, properties } = part;
  const quick = [...checks, unit, testBuild, built, browser];
  if (!only) return all ? [...quick, engines, servers, studio, properties, ownBuild, crawl] : quick;
  const build = [testBuild, ownBuild].filter(({ name }) => part[only].needs?.includes(name));
  return [...build, part[only]];
};
