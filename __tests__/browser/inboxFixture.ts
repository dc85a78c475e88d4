import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mode, StoredMail } from '../../tools/inbox';
import { type ReadMail, readMail } from '../../tools/inbox/readMail';
import { test as base } from './fixtures';

export { expect, hydrate, openHydrated, waitForHydration } from './fixtures';

const url = process.env.INBOX_URL ?? 'http://localhost:9001';
const folder = process.env.INBOX_FOLDER ?? '.inbox';

export interface InboxHandle {
  readonly url: string;
  /** An address of this test alone: tests run side by side over one inbox. */
  readonly sender: string;
  /** Tells the inbox how to answer this test's sender. */
  readonly answer: (mode: Mode) => Promise<void>;
  /** The message files that have come from this test's sender, newest first. */
  readonly mails: () => Promise<readonly ReadMail[]>;
}

/** Test with the inbox that the built site sends to. */
export const test = base.extend<{ inbox: InboxHandle }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of wanted fixtures from here
  inbox: async ({}, use) => {
    const sender = `visitor-${randomUUID()}@example.com`;
    await use({
      url,
      sender,
      answer: async (mode) => {
        const headers = { 'Content-Type': 'application/json' };
        const body = JSON.stringify({ form: 'inquiry', mode, email: sender });
        const told = await fetch(`${url}/control`, { method: 'POST', headers, body });
        if (told.status !== 204) throw new Error(`The inbox did not understand: ${body}`);
      },
      mails: async () => {
        const list: StoredMail[] = await (await fetch(`${url}/inbox.json`)).json();
        const own = list.filter(({ from }) => from === sender);
        return Promise.all(own.map(async ({ file }) => readMail(await readFile(join(folder, file)))));
      },
    });
  },
});
