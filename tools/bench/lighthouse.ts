import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserFlags } from '../browser/findBrowser';
import type { BuiltPage } from '../site/builtPages';
import { run } from '../site/run';
import { program } from '../site/siteFolders';
import { type Figure, median, type Progress } from './figure';

interface Report {
  readonly categories: { readonly performance: { readonly score: number } };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** One run as a process of its own, as visitors of the command line have it: mobile, simulated slow line. */
const runOnce = async (browserPath: string, address: string, folder: string, tries = 2): Promise<Report> => {
  const file = join(folder, 'report.json');
  const code = await run(
    program('lighthouse'),
    [
      address,
      '--output=json',
      `--output-path=${file}`,
      '--only-categories=performance',
      '--quiet',
      '--no-enable-error-reporting',
      `--chrome-flags=--headless=new ${browserFlags.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: browserPath }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  // Now and then Chromium records no trace, and Lighthouse asks for another run.
  if (code !== 0 && tries > 1) return runOnce(browserPath, address, folder, tries - 1);
  if (code !== 0) throw new Error(`Lighthouse could not measure ${address}.`);
  return JSON.parse(await readFile(file, 'utf8')) as Report;
};

/** Medians of several runs for each page type: performance, largest paint, blocked time, shifts. */
export const measureLighthouse = async (
  browserPath: string,
  url: string,
  pages: readonly BuiltPage[],
  runs: number,
  progress: Progress,
): Promise<readonly Figure[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const figures: Figure[] = [];
  for (const { name, en } of pages) {
    const reports: Report[] = [];
    for (let count = 1; count <= runs; count += 1) {
      progress(`Lighthouse: ${name}, ${count} of ${runs}`);
      reports.push(await runOnce(browserPath, url + en, folder));
    }
    const audit = (id: string): number => median(reports.map(({ audits }) => audits[id]?.numericValue ?? 0));
    const group = `Lighthouse: ${name} (mobile, median of ${runs})`;
    figures.push(
      {
        group,
        name: 'Performance',
        value: median(reports.map(({ categories }) => categories.performance.score * 100)),
        unit: 'points',
        least: 99,
      },
      { group, name: 'Largest contentful paint', value: audit('largest-contentful-paint'), unit: 'ms', most: 1_600 },
      { group, name: 'Total blocking time', value: audit('total-blocking-time'), unit: 'ms', most: 100 },
      { group, name: 'Cumulative layout shift', value: audit('cumulative-layout-shift'), unit: '', most: 0 },
    );
  }
  await rm(folder, { recursive: true, force: true });
  return figures;
};
