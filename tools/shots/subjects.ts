import type { Page } from '@playwright/test';
import { hydrate } from '../../__tests__/browser/fixtures';
import { countries } from '../../src/facts/countries';
import { compared } from '../../src/facts/limits';
import type { Language } from '../../src/facts/locales';
import { clinicTabs, tabFragment } from '../../src/routes/clinicTabs';
import { errorPath } from '../../src/routes/table';
import { type BuiltPage, builtPages, builtPageTypes } from '../site/builtPages';

/** What one picture shows: an address per language, and what is done there before it is taken. */
export interface ShotSubject extends Readonly<Record<Language, string>> {
  readonly name: string;
  /** The window alone, not the whole page. */
  readonly windowOnly?: boolean;
  readonly act?: (page: Page) => Promise<unknown>;
}

const contact = { en: '/contact', es: '/es/contacto' } as const;

const tabsOf = (clinic: BuiltPage): readonly ShotSubject[] =>
  clinicTabs.map((tab) => ({
    name: `clinic ${tab}`,
    en: `${clinic.en}#${tabFragment.en[tab]}`,
    es: `${clinic.es}#${tabFragment.es[tab]}`,
    // From tab to tab the address alone would be a move within the page, which takes the focus along.
    act: (page) => page.reload(),
  }));

/** Answers in the place of the form's service, and sends what every field takes. */
const send = async (page: Page): Promise<void> => {
  await page.route('**/f/**', (route) =>
    route.fulfill({ json: { ok: true, next: '/thanks' }, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await hydrate(page);
  await page.locator('#contact-name').fill('Ana Rojas');
  await page.locator('#contact-email').fill('ana@example.com');
  await page.locator('#contact-phone').fill('+52 55 1234 5678');
  await page.locator('#contact-destination').selectOption({ index: 1 });
  await page.locator('#contact-condition').fill('A worn knee; I would like to walk without pain again.');
  for (const box of await page.locator('main form [type=checkbox]').all()) await box.check();
  await page.locator('main form [type=submit]').click();
  await page.locator('main form').waitFor({ state: 'detached' });
};

const errorPages: readonly ShotSubject[] = [
  { name: 'not found', en: '/no-such-page', es: '/es/no-existe' },
  { name: 'server error', ...errorPath.serverError },
];

const search = (query: string) => ({ en: `/clinics?${query}`, es: `/es/clinicas?${query}`, act: hydrate });

const comparison = (query: string) => ({ en: `/compare?${query}`, es: `/es/comparar?${query}`, act: hydrate });

/** @param clinics ids, in any order */
const comparisons = (clinics: readonly string[]): readonly ShotSubject[] =>
  [2, compared.atMost].map((count) => ({
    name: `compare ${count}`,
    ...comparison(`clinics=${clinics.slice(0, count).join()}`),
  }));

/** Pages as they are when something is empty, few, wrong or long. */
const states: readonly ShotSubject[] = [
  { name: 'clinics none', ...search('q=zzzz') },
  { name: 'clinics few', ...search(`country=${countries[0]}`) },
  { name: 'compare unknown', ...comparison('clinics=no-such-clinic') },
  {
    name: 'contact errors',
    ...contact,
    act: async (page) => {
      await hydrate(page);
      await page.locator('main form [type=submit]').click();
    },
  },
  { name: 'contact sent', ...contact, act: send },
  {
    name: 'contact long',
    ...contact,
    act: async (page) => {
      await page.locator('#contact-name').fill('Maximiliana Fernández-Etcheverrigaray de la Concepción');
      await page.locator('#contact-condition').fill('Electroencephalographically unremarkable, '.repeat(60));
    },
  },
  {
    name: 'menu',
    windowOnly: true,
    en: '/',
    es: '/es',
    act: async (page) => {
      const button = page.locator('details[data-menu] > summary');
      if (await button.isVisible()) await button.click();
    },
  },
];

/** Everything that `npm run shots` takes pictures of, on the built site. */
export const subjects = (): readonly ShotSubject[] => {
  const clinics = builtPages().filter(({ route }) => route === 'clinic');
  const ids = clinics.map(({ en }) => en.split('/').at(-1) ?? '');
  return [...builtPageTypes(), ...clinics.slice(0, 1).flatMap(tabsOf), ...errorPages, ...states, ...comparisons(ids)];
};
