import { typed, words } from '../browser/inquiryPage';
import { expect, type Journey, test } from './journey';

const inbox = process.env.INBOX_URL ?? 'http://localhost:9001';

const senders = async (): Promise<readonly string[]> => {
  const mails = (await (await fetch(`${inbox}/inbox.json`)).json()) as readonly { readonly from: string }[];
  return mails.map(({ from }) => from);
};

const labels = words.en;

/** Fills in everything, as whoever is called by the address of the mail. */
const fillIn = async (walk: Journey, email: string): Promise<void> => {
  await walk.fill(labels.name, 'Ana Rojas');
  await walk.fill(labels.email, email);
  await walk.fill(labels.phone, typed.phone);
  await walk.choose(labels.destination, typed.destination);
  await walk.fill(labels.condition, 'Rodilla izquierda');
  await walk.press('checkbox', labels.accepted);
  await walk.press('checkbox', labels.health);
};

test('an inquiry arrives', async ({ walk, engineName }) => {
  const email = `${engineName}-${Date.now()}@example.com`.toLowerCase();
  await walk.open(labels.path);
  await walk.wake();
  await fillIn(walk, email);
  await walk.press('button', labels.send);
  await walk.sees('heading', labels.thanks);
  await expect.poll(senders).toContain(email);
});

test('an empty form shows all that is to be corrected, in sight and with the focus', async ({ walk }) => {
  await walk.open(labels.path);
  await walk.wake();
  await walk.press('button', labels.send);
  await walk.sees('group', 'There are 7 things to correct.');
  const summary = () =>
    walk.evaluate(() => {
      const { top, bottom } = (document.activeElement as Element).getBoundingClientRect();
      return [document.activeElement?.getAttribute('role'), top >= 0, bottom <= innerHeight];
    });
  await expect.poll(summary).toEqual(['group', true, true]);
});

test.describe('without any script', () => {
  // Browsers say that the policy keeps scripts from running, which is what is wanted here.
  test.use({ expectedComplaints: /sandbox|script/i });

  test('an inquiry arrives as a plain form', async ({ walk, engineName }) => {
    const email = `plain-${engineName}-${Date.now()}@example.com`.toLowerCase();
    walk.gate.rule(/./, 'noScripts');
    await walk.open(labels.path);
    await fillIn(walk, email);
    await walk.press('button', labels.send);
    await expect.poll(senders).toContain(email);
  });
});
