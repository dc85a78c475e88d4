import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const numbered = (text: string, number: number): string =>
  text
    .replace(/^name: (.+)$/m, (_, name: string) => `name: ${name.replace(/^"(.*)"$/, '$1')} ${number}`)
    .replace(/^featured: .+\n/m, '');

/** Id of the nth copy of a procedure; the model itself is the first. */
const copyOf = (procedure: string, nth: number): string => (nth === 1 ? procedure : `${procedure}-${nth}`);

/** Fills a content folder up to a number of procedures with copies of those that are there: own id, addresses and name. */
export const generateProcedures = async (contentFolder: string, count: number): Promise<void> => {
  const folder = join(contentFolder, 'procedures');
  const models = (await readdir(folder)).sort();
  for (let number = models.length; number < count; number += 1) {
    const model = models[number % models.length] ?? '';
    const nth = Math.floor(number / models.length) + 1;
    const copy = join(folder, copyOf(model, nth));
    await mkdir(copy, { recursive: true });
    for (const file of await readdir(join(folder, model))) {
      const text = await readFile(join(folder, model, file), 'utf8');
      const slugs = text
        .replace(/^( {2}(?:en|es): .+)$/gm, `$1-${nth}`)
        .replace(/^order: \d+$/m, `order: ${number + 1}`);
      await writeFile(join(copy, file), file.endsWith('.yaml') ? slugs : numbered(text, nth));
    }
  }
};

/** The procedures of a clinic's facts, as their nth copies where there are such. */
const withCopies = (facts: string, nth: number, procedures: readonly string[]): string =>
  facts.replace(/^( *procedure: )(.+)$/gm, (line, field: string, procedure: string) =>
    procedures.includes(copyOf(procedure, nth)) ? field + copyOf(procedure, nth) : line,
  );

/**
 * Fills a content folder up to a number of clinics with copies of those that are there: same words, own id and name.
 * Covers are the models' own, so that a build has no picture to encode that it did not have before. Their treatments are
 * of all copies of the procedures in turn.
 */
export const generateClinics = async (contentFolder: string, count: number): Promise<void> => {
  const folder = join(contentFolder, 'clinics');
  const models = (await readdir(folder)).sort();
  const procedures = await readdir(join(contentFolder, 'procedures'));
  for (let number = models.length + 1; number <= count; number += 1) {
    const model = join(folder, models[number % models.length] ?? '');
    const copy = join(folder, `sample-${String(number).padStart(4, '0')}`);
    await rm(copy, { recursive: true, force: true });
    await mkdir(copy, { recursive: true });
    for (const file of await readdir(model)) {
      if (/\.(ya?ml|md)$/.test(file)) {
        const text = numbered(await readFile(join(model, file), 'utf8'), number);
        await writeFile(join(copy, file), withCopies(text, (Math.floor(number / models.length) % 3) + 1, procedures));
      } else {
        await cp(join(model, file), join(copy, file));
      }
    }
  }
};
