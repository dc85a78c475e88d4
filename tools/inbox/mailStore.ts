import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composeMail } from './mail';
import { readMail } from './readMail';
import type { Fields } from './submission';

export interface StoredMail {
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

/** Keeps inquiries as .eml files in a folder. Names sort by the time of arrival. */
export const openStore = (folder: string) => {
  let count = 0;

  const names = async (): Promise<readonly string[]> => {
    await mkdir(folder, { recursive: true });
    return (await readdir(folder))
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .reverse();
  };

  const read = async (file: string): Promise<StoredMail> => {
    const { headers, text } = readMail(await readFile(join(folder, file)));
    return {
      file,
      subject: headers.subject ?? '',
      from: headers['reply-to'] ?? '',
      date: headers.date ?? '',
      form: headers['x-form'] ?? '',
      language: headers['x-language'] ?? '',
      text,
    };
  };

  return {
    /** Writes one message; returns the name of its file. */
    keep: async (form: string, fields: Fields): Promise<string> => {
      const now = new Date();
      count += 1;
      const time = now.toISOString().replace(/[:.]/g, '-');
      const file = `${time}-${String(count).padStart(5, '0')}-${randomBytes(3).toString('hex')}.eml`;
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, file), await composeMail(form, fields, now), { mode: 0o600 });
      return file;
    },
    /** Newest first. */
    list: async (): Promise<readonly StoredMail[]> => Promise.all((await names()).slice(0, shown).map(read)),
    clear: async (): Promise<void> => {
      await Promise.all((await names()).map((name) => rm(join(folder, name))));
    },
  };
};
