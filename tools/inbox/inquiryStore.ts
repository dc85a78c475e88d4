import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Fields, isSpecial } from './submission';

export interface StoredInquiry {
  readonly file: string;
  readonly subject: string;
  /** Address to answer to. */
  readonly from: string;
  readonly date: string;
  readonly form: string;
  readonly language: string;
  readonly text: string;
}

/** The page shows this many of the newest; older ones stay in the folder. */
const shown = 200;

/** What the team reads, as Formspree lays it out: each name on a line, its value below. */
const textOf = (fields: Fields): string =>
  Object.entries(fields)
    .filter(([name]) => !isSpecial(name))
    .map(([name, value]) => `${name}:\n${value.replaceAll('\r\n', '\n')}\n`)
    .join('\n');

/** Keeps inquiries as JSON files in a folder. Names sort by the time of arrival. */
export const openStore = (folder: string) => {
  let count = 0;

  const names = async (): Promise<readonly string[]> => {
    await mkdir(folder, { recursive: true });
    return (await readdir(folder))
      .filter((name) => name.endsWith('.json'))
      .sort()
      .reverse();
  };

  return {
    keep: async (form: string, fields: Fields): Promise<void> => {
      const date = new Date().toISOString();
      count += 1;
      const file = `${date.replace(/[:.]/g, '-')}-${String(count).padStart(5, '0')}-${randomBytes(3).toString('hex')}.json`;
      const inquiry: StoredInquiry = {
        file,
        subject: fields._subject || `New submission from ${form}`,
        from: fields.email ?? '',
        date,
        form,
        language: fields._language ?? '',
        text: textOf(fields),
      };
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, file), JSON.stringify(inquiry, null, 2), { mode: 0o600 });
    },
    /** Newest first. */
    list: async (): Promise<readonly StoredInquiry[]> =>
      Promise.all(
        (await names()).slice(0, shown).map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))),
      ),
    clear: async (): Promise<void> => {
      await Promise.all((await names()).map((name) => rm(join(folder, name))));
    },
  };
};
