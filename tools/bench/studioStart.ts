import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { contentFiles, offerPrivateFolder, openPrivateFolder } from '../browser/privateFolder';
import { rootFolder } from '../site/siteFolders';
import { nothingFound } from '../studio/nothingFound';
import { startStudio } from '../studio/startStudio';
import type { Figure, Progress } from './figure';
import { generateClinics } from './generateContent';

const clinics = 1_000;

/** From the choice of the folder to the list of all clinics, in the writers' studio. */
export const measureStudio = async (browser: Browser, progress: Progress): Promise<readonly Figure[]> => {
  const root = join(rootFolder, '.bench/studio');
  progress(`studio: ${clinics} clinics`);
  await rm(root, { recursive: true, force: true });
  await mkdir(root, { recursive: true });
  await cp(join(rootFolder, '__tests__/site/content'), join(root, 'content'), { recursive: true });
  await generateClinics(join(root, 'content'), clinics);
  const started = performance.now();
  const studio = await startStudio({
    port: 0,
    siteUrl: 'http://localhost:8000',
    // Bundling is measured here, not the check.
    check: async () => nothingFound,
    root,
    folder: join(root, 'bundle'),
  });
  const bundled = performance.now() - started;
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await offerPrivateFolder(page, studio.url, await contentFiles(root));
    // The list shows its first records once all are read.
    const opened = performance.now();
    await openPrivateFolder(page, studio.url, 'alba-bay');
    const ready = performance.now() - opened;
    const group = `Studio: ${clinics} clinics`;
    return [
      { group, name: 'Bundled and served', value: bundled / 1_000, unit: 's' },
      { group, name: 'From the folder to the list', value: ready / 1_000, unit: 's', most: 10 },
    ];
  } finally {
    await context.close();
    await studio.close();
    await rm(root, { recursive: true, force: true });
  }
};
