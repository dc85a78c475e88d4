import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const numbered = (text: string, number: number): string =>
  text
    .replace(/^name: (.+)$/m, (_, name: string) => `name: ${name.replace(/^"(.*)"$/, '$1')} ${number}`)
    .replace(/^featured: .+\n/m, '');

/**
 * Fills a content folder up to a number of clinics with copies of those that are there: same words, own id and name.
 * Covers are the models' own, so that a build has no picture to encode that it did not have before.
 */
export const generateClinics = async (contentFolder: string, count: number): Promise<void> => {
  const folder = join(contentFolder, 'clinics');
  const models = (await readdir(folder)).sort();
  for (let number = models.length + 1; number <= count; number += 1) {
    const model = join(folder, models[number % models.length] ?? '');
    const copy = join(folder, `sample-${String(number).padStart(4, '0')}`);
    await rm(copy, { recursive: true, force: true });
    await mkdir(copy, { recursive: true });
    for (const file of await readdir(model)) {
      if (/\.(ya?ml|md)$/.test(file)) {
        await writeFile(join(copy, file), numbered(await readFile(join(model, file), 'utf8'), number));
      } else {
        await cp(join(model, file), join(copy, file));
      }
    }
  }
};
