import { randomUUID } from 'node:crypto';
import type { Mode, StoredInquiry } from '../../tools/inbox';
import { test as base } from './fixtures';

export { expect, hydrate, openHydrated, waitForHydration } from './fixtures';

const url = process.env.INBOX_URL ?? 'http://localhost:9001';

const inboxOfTest = () => {
  // Tests run side by side over one inbox.
  const sender = `visitor-${randomUUID()}@example.com`;
  return {
    sender,
    /** Tells the inbox how to answer this test's sender. */
    answer: async (mode: Mode): Promise<void> => {
      const told = await fetch(`${url}/control?email=${sender}&mode=${mode}`, { method: 'POST' });
      if (told.status !== 204) throw new Error(`The inbox did not understand: ${mode}`);
    },
    /** What has come from this test's sender, newest first. */
    mails: async (): Promise<readonly StoredInquiry[]> => {
      const list: StoredInquiry[] = await (await fetch(`${url}/inbox.json`)).json();
      return list.filter(({ from }) => from === sender);
    },
  };
};

export const test = base.extend<{ inbox: ReturnType<typeof inboxOfTest> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of wanted fixtures from here
  inbox: async ({}, use) => use(inboxOfTest()),
});
