import { typed, words } from '../browser/inquiryPage';
import { expect, type Journey, test } from './journey';

const inbox = process.env.INBOX_URL ?? 'http://localhost:9001';

const senders = async (): Promise<readonly string[]> => {
  const mails = (await (await fetch(`${inbox}/inbox.json`)).json()) as readonly { readonly from: string }[];
  return mails.map(({ from }) => from);
};

const labels = words.en;

/** Fills in everything, as whoever is called by the address of the mail. */
const fillIn = async (journey: Journey, email: string): Promise<void> => {
  await journey.fill(labels.name, 'Ana Rojas');
  await journey.fill(labels.email, email);
  await journey.fill(labels.phone, typed.phone);
  await journey.choose(labels.destination, typed.destination);
  await journey.fill(labels.condition, 'Rodilla izquierda');
  await journey.press('checkbox', labels.accepted);
  await journey.press('checkbox', labels.health);
};

test('an inquiry arrives', async ({ journey, engineName }) => {
  const email = `${engineName}-${Date.now()}@example.com`.toLowerCase();
  await journey.open(labels.path);
  await journey.hydrate();
  await fillIn(journey, email);
  await journey.press('button', labels.send);
  await journey.sees('heading', labels.thanks);
  await expect.poll(senders).toContain(email);
});

test('an empty form shows all that is to be corrected, in sight and with the focus', async ({ journey }) => {
  await journey.open(labels.path);
  await journey.hydrate();
  await journey.press('button', labels.send);
  await journey.sees('group', 'There are 6 things to correct.');
  const summary = () =>
    journey.evaluate(() => {
      const { top, bottom } = (document.activeElement as Element).getBoundingClientRect();
      return [document.activeElement?.getAttribute('role'), top >= 0, bottom <= innerHeight];
    });
  await expect.poll(summary).toEqual(['group', true, true]);
});

test.describe('without any script', () => {
  // Browsers say that the policy keeps scripts from running, which is what is wanted here.
  test.use({ expectedConsoleErrors: /sandbox|script/i });

  test('an inquiry arrives as a plain form', async ({ journey, engineName }) => {
    const email = `plain-${engineName}-${Date.now()}@example.com`.toLowerCase();
    journey.proxy.rule(/./, 'noScripts');
    await journey.open(labels.path);
    await fillIn(journey, email);
    await journey.press('button', labels.send);
    await expect.poll(senders).toContain(email);
  });
});
