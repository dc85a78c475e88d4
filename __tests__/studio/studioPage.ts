import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect as base, type Locator, type Page } from '@playwright/test';
import { checkAll } from '../../src/generator/check/checked';
import { contentFiles, type Files, offerPrivateFolder, openPrivateFolder } from '../../tools/browser/privateFolder';
import { startStudio } from '../../tools/studio/startStudio';
import { addMissingTexts } from '../../tools/test/testContent';

/**
 * For tests that bundle the studio or check the whole content, which take their time on a busy machine. A file's own time is
 * that of its tests: `beforeAll` sets it once more.
 */
export const STUDIO_TIMEOUT_MS = 480_000;

/** Waits for a minute: each window loads the whole studio, 10 to 20 seconds on a busy machine. */
export const expect = base.configure({ timeout: 60_000 });

/** A studio over a copy of the content, in a folder that is thrown away. */
export interface CopiedStudio {
  readonly url: string;
  readonly root: string;
  readonly close: () => Promise<void>;
}

const project = process.cwd();

// The copy lies where content usually does, whatever the site was built from.
delete process.env.CONTENT_FOLDER;

export const startCopiedStudio = async (): Promise<CopiedStudio> => {
  const root = await mkdtemp(join(tmpdir(), 'studio-'));
  await cp(join(project, '__tests__/site/content'), join(root, 'content'), { recursive: true });
  addMissingTexts(join(root, 'content'));
  for (const name of ['locales', 'src', 'docs']) await symlink(join(project, name), join(root, name));
  const studio = await startStudio({
    port: 0,
    siteUrl: 'http://localhost:8000',
    check: checkAll,
    root,
    folder: join(root, 'studio'),
    tell: () => undefined,
  });
  const close = async (): Promise<void> => {
    await studio.close();
    await rm(root, { recursive: true, force: true });
  };
  return { url: studio.url, root, close };
};

/** Opens the studio with the copy, in a window with room for the list of records and for short forms. */
export const openStudio = async (page: Page, { url, root }: CopiedStudio): Promise<void> => {
  await page.setViewportSize({ width: 1400, height: 2_000 });
  await offerPrivateFolder(page, url, await contentFiles(root));
  await openPrivateFolder(page, url, 'cumbre');
};

/** Writes what the studio saved into the copy on disk. @returns paths of files that differ from before */
export const bringBack = async (page: Page, { root }: CopiedStudio): Promise<readonly string[]> => {
  const files: Files = await page.evaluate(async () => {
    const found: [string, string][] = [];
    const walk = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
      // biome-ignore lint/suspicious/noExplicitAny: TypeScript does not know entries() of folders yet.
      for await (const [name, handle] of (folder as any).entries()) {
        if (handle.kind === 'directory') await walk(handle, `${path}${name}/`);
        else {
          const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
          found.push([`${path}${name}`, btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))]);
        }
      }
    };
    await walk(await (await navigator.storage.getDirectory()).getDirectoryHandle('content'), 'content/');
    return found;
  });
  const old = new Map(await contentFiles(root));
  const changed = files.filter(([path, base64]) => old.get(path) !== base64);
  for (const [path, base64] of changed) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), Buffer.from(base64, 'base64'));
  }
  return changed.map(([path]) => path).sort();
};

/** A field of the form by its path, in a language where each has its own. */
export const field = (page: Page, path: string, language = ''): Locator =>
  page.locator(`${language && `[data-locale="${language}"]`}[data-mode="edit"] [data-key-path="${path}"]`).first();

/** What the studio calls the records of a folder. */
const titles: Readonly<Record<string, string>> = {
  clinics: 'Clinics',
  'care-options': 'Care options',
  procedures: 'Procedures',
  testimonials: 'Testimonials',
  pages: 'Pages of text',
};

/** "care-options-facts" is the part "facts" of the folder "care-options". */
const partOf = (collection: string): string => collection.split('-').at(-1) ?? '';
const titleOf = (collection: string): string => {
  const part = partOf(collection);
  return `${titles[collection.slice(0, -part.length - 1)]}: ${part}`;
};

/**
 * Opens a form by its address, once the list of its collection stands. Where the form is asked for earlier, a busy studio
 * makes it twice, seconds apart, and the second takes away what was typed or copied in the first.
 */
const openForm = async (page: Page, { url }: CopiedStudio, collection: string, form: string): Promise<void> => {
  const list = `${url}/#/collections/${collection}`;
  await page.goto(list);
  // The form of the record before stays for a moment, and would be taken for the new one.
  await page.locator('[data-entry-draft-root]').waitFor({ state: 'detached' });
  await page.getByRole('main', { name: titleOf(collection) }).waitFor();
  await page.goto(`${list}/${form}`);
  await page.locator('[data-entry-draft-root] [data-key-path]').first().waitFor();
  // The preview comes last. A choice that is pressed before it, quicker than anybody could, is marked and not taken.
  await page.frameLocator('iframe').first().getByRole('main').waitFor();
};

export const openEntry = (page: Page, studio: CopiedStudio, collection: string, id: string): Promise<void> =>
  openForm(page, studio, collection, `entries/${id}/${partOf(collection)}`);

export const openNew = (page: Page, studio: CopiedStudio, collection: string): Promise<void> =>
  openForm(page, studio, collection, 'new');

export const save = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Save', exact: true }).first().click();

/** Saves and waits until the form has closed, as it does where nothing is wrong; or fails with what the studio says. */
export const saved = async (page: Page): Promise<void> => {
  await save(page);
  const refusals = page.getByRole('alertdialog');
  const form = page.locator('[data-entry-draft-root]');
  await expect.poll(async () => (await form.count()) === 0 || (await refusals.count()) > 0).toBe(true);
  expect(await refusals.allInnerTexts()).toEqual([]);
};
