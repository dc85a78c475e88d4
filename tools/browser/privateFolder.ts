import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Paths from the project's folder, with the content in base64. */
export type Files = readonly (readonly [path: string, base64: string])[];

/** Every record's files below a project's content folder. */
export const contentFiles = async (root: string): Promise<Files> => {
  const names = await readdir(join(root, 'content'), { recursive: true });
  const files = names.filter((name) => /\.(yaml|md|jpg|png|svg)$/.test(name)).map((name) => `content/${name}`);
  return Promise.all(files.map(async (path) => [path, await readFile(join(root, path), 'base64')] as const));
};

/**
 * Fills the page's private folder (Origin Private File System) and offers it where the studio asks for a folder: no
 * program can choose one in the system's dialog, and both have the same interface.
 * @param url of the studio
 */
export const offerPrivateFolder = async (page: Page, url: string, files: Files): Promise<void> => {
  // As text: a compiler adds calls of its own to functions with a name, which the page does not know.
  await page.addInitScript('window.showDirectoryPicker = () => navigator.storage.getDirectory();');
  await page.goto(`${url}/licences.txt`);
  // The studio wants a project of git. Pictures of many records are the same.
  const all: Files = [...files, ['.git/HEAD', '']];
  const contents = [...new Set(all.map(([, base64]) => base64))];
  const places = new Map(contents.map((content, index) => [content, index]));
  const entries = all.map(([path, base64]) => [path, places.get(base64) ?? 0] as const);
  await page.evaluate(
    async ({ entries, contents }) => {
      const bytes = contents.map((base64) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
      const top = await navigator.storage.getDirectory();
      for (const [path, index] of entries) {
        const parts = path.split('/');
        const name = parts.pop() ?? '';
        let folder = top;
        for (const part of parts) folder = await folder.getDirectoryHandle(part, { create: true });
        const writer = await (await folder.getFileHandle(name, { create: true })).createWritable();
        await writer.write(bytes[index] ?? new Uint8Array());
        await writer.close();
      }
    },
    { entries, contents },
  );
};

/** Opens the studio with that folder, until a record stands in the list. */
export const openPrivateFolder = async (page: Page, url: string, record: string): Promise<void> => {
  await page.goto(`${url}/`);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page.getByText(record).first().waitFor({ timeout: 60_000 });
};
