import type { Page } from '@playwright/test';
import { hydrate } from '../../__tests__/browser/fixtures';
import { countries } from '../../src/facts/countries';
import { compared } from '../../src/facts/limits';
import { defaultLanguage, type Localized, localize } from '../../src/facts/locales';
import { clinicTabs, tabFragment } from '../../src/routes/clinicTabs';
import { errorPath } from '../../src/routes/files';
import { pathFor, pathsFor } from '../../src/routes/path';
import type { PlainRouteKey } from '../../src/routes/table';
import { type BuiltPage, builtPages, builtPageTypes } from '../site/builtPages';

/** What one picture shows: an address per language, and what is done there before it is taken. */
export interface ShotSubject extends Localized {
  readonly name: string;
  /** The window alone, not the whole page. */
  readonly windowOnly?: boolean;
  readonly act?: (page: Page) => Promise<unknown>;
}

const contact = pathsFor('contact');

const tabsOf = (clinic: BuiltPage): readonly ShotSubject[] =>
  clinicTabs.map((tab) => ({
    name: `clinic ${tab}`,
    ...localize((language) => `${clinic[language]}#${tabFragment[language][tab]}`),
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
  { name: 'not found', ...localize((language) => `${pathFor('home', language)}/no-such-page`.replace('//', '/')) },
  { name: 'server error', ...errorPath.serverError },
];

const asked = (route: PlainRouteKey, query: string) => ({
  ...localize((language) => `${pathFor(route, language)}?${query}`),
  act: hydrate,
});

/** @param clinics ids, in any order */
const comparisons = (clinics: readonly string[]): readonly ShotSubject[] =>
  [2, compared.atMost].map((count) => ({
    name: `compare ${count}`,
    ...asked('compare', `clinics=${clinics.slice(0, count).join()}`),
  }));

/** Pages as they are when something is empty, few, wrong or long. */
const states: readonly ShotSubject[] = [
  { name: 'clinics none', ...asked('clinics', 'q=zzzz') },
  { name: 'clinics few', ...asked('clinics', `country=${countries[0]}`) },
  { name: 'compare unknown', ...asked('compare', 'clinics=no-such-clinic') },
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
    ...pathsFor('home'),
    act: async (page) => {
      const button = page.locator('details[data-menu] > summary');
      if (await button.isVisible()) await button.click();
    },
  },
];

/** Everything that `npm run shots` takes pictures of, on the built site. */
export const subjects = (): readonly ShotSubject[] => {
  const clinics = builtPages().filter(({ route }) => route === 'clinic');
  const ids = clinics.map((clinic) => clinic[defaultLanguage].split('/').at(-1) ?? '');
  return [...builtPageTypes(), ...clinics.slice(0, 1).flatMap(tabsOf), ...errorPages, ...states, ...comparisons(ids)];
};
