import { randomUUID } from 'node:crypto';
import type { Mode, StoredInquiry } from '../../tools/inbox';
import { test as base } from './fixtures';

export { expect, hydrate, openHydrated, waitForHydration } from './fixtures';

const url = process.env.INBOX_URL ?? 'http://localhost:9001';

export interface InboxHandle {
  readonly url: string;
  /** An address of this test alone: tests run side by side over one inbox. */
  readonly sender: string;
  /** Tells the inbox how to answer this test's sender. */
  readonly answer: (mode: Mode) => Promise<void>;
  /** What has come from this test's sender, newest first. */
  readonly mails: () => Promise<readonly StoredInquiry[]>;
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
        const told = await fetch(`${url}/control?email=${sender}&mode=${mode}`, { method: 'POST' });
        if (told.status !== 204) throw new Error(`The inbox did not understand: ${mode}`);
      },
      mails: async () => {
        const list: StoredInquiry[] = await (await fetch(`${url}/inbox.json`)).json();
        return list.filter(({ from }) => from === sender);
      },
    });
  },
});
