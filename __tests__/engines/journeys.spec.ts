import { clinic, clinicPath, clinics, one, other, others, procedurePath, shared } from '../browser/site';
import { headline } from '../headline';
import { expect, phone, test } from './journey';

const path = clinicPath(clinic);

/** A clinic that does not stand in the country that is chosen. */
const elsewhere = others.find(({ country }) => country !== one.country) ?? other;

/** The main journeys, the same in each engine, by roles and names. */

test('home leads to the list, back and forward', async ({ journey }) => {
  await journey.open('/');
  await journey.sees('heading', headline.en);
  await journey.hydrate();
  await journey.press('link', 'Clinics');
  await journey.isAt('/clinics');
  await journey.sees('heading', 'Our Partner Clinics');
  await journey.back();
  await journey.isAt('/');
  await journey.sees('heading', headline.en);
  await journey.forward();
  await journey.sees('heading', 'Our Partner Clinics');
});

test('the list narrows, says so in its address, and keeps it', async ({ journey }) => {
  await journey.open('/clinics');
  await journey.hydrate();
  await journey.choose('Country', one.country);
  await journey.isAt(`/clinics?country=${one.country}`);
  // Firefox reports what a reload cuts off. Misspelt, the clinic is found only once the search's library is there.
  const misspelt = one.city.charAt(0) + one.city.slice(2);
  await journey.fill('Search', misspelt, 'searchbox');
  await journey.isAt(`/clinics?country=${one.country}&q=${misspelt}`);
  await journey.reads(`1 of ${clinics.length} clinics`);
  await journey.sees('link', new RegExp(one.name));
  // The look for a newer build, too, comes when the page is idle.
  await expect.poll(() => journey.proxy.answers).toContainEqual(expect.stringContaining('/builds/latest.json'));
  await journey.reload();
  await journey.sees('link', new RegExp(one.name));
  await journey.seesNot('link', elsewhere.name);
});

test('a choice made earlier is there without an act', async ({ journey }) => {
  await journey.open(`/es/clinicas?country=${one.country}`);
  await journey.waitForHydration();
  await journey.sees('link', new RegExp(one.name));
  await journey.seesNot('link', elsewhere.name);
});

test('a search that finds nothing says so and leads back to all', async ({ journey }) => {
  await journey.open('/clinics');
  await journey.hydrate();
  await journey.fill('Search', 'zzzz', 'searchbox');
  await journey.sees('heading', 'No clinic matches what you are looking for');
  await journey.press('button', 'Clear all filters');
  await journey.isAt('/clinics');
  await journey.sees('link', one.name);
});

test("a clinic's tabs open by pointer and by keys", async ({ journey }) => {
  await journey.open(path);
  await journey.hydrate();
  await journey.press('tab', 'Prices');
  await journey.sees('tabpanel', 'Prices');
  await journey.isAt(`${path}#prices`);
  await journey.keys('ArrowRight');
  await journey.sees('tabpanel', 'Qualifications');
  await journey.seesNot('tabpanel', 'Prices');
});

test('a tab pressed before the page is hydrated stays open', async ({ journey }) => {
  journey.proxy.rule(/\/app-[^/]*\.js/, 'wait');
  await journey.open(clinicPath(clinic, 'es'));
  await journey.press('link', 'Precios');
  await journey.isAt(`${clinicPath(clinic, 'es')}#precios`);
  expect(await journey.isHydrated()).toBe(false);
  journey.proxy.open();
  await journey.waitForHydration();
  await journey.sees('tabpanel', 'Precios');
  await journey.seesNot('tabpanel', 'Perfil');
});

test("a clinic's tab opens by its address", async ({ journey }) => {
  await journey.open(`${path}#prices`);
  await journey.hydrate();
  await journey.sees('tabpanel', 'Prices');
  await journey.seesNot('tabpanel', 'Profile');
});

test('a procedure leads to a comparison of its clinics', async ({ journey }) => {
  await journey.open(procedurePath(shared));
  await journey.hydrate();
  await journey.press('checkbox', `Compare ${one.name}`);
  await journey.press('checkbox', `Compare ${other.name}`);
  await journey.press('link', 'Compare');
  await journey.isAt(`/compare?procedure=${shared.id}&clinics=${one.id},${other.id}`);
  await journey.sees('link', one.name);
  await journey.sees('link', other.name);
});

test('text typed before the page is hydrated stays', async ({ journey }) => {
  journey.proxy.rule(/\/app-[^/]*\.js/, 'wait');
  await journey.open('/contact');
  await journey.fill('Full name', 'Ana');
  expect(await journey.isHydrated()).toBe(false);
  journey.proxy.open();
  await journey.waitForHydration();
  await journey.type(' Rojas');
  const name = () => journey.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value);
  await expect.poll(name).toBe('Ana Rojas');
});

test('the language switch leads to the same page', async ({ journey }) => {
  await journey.open(path);
  await journey.hydrate();
  await journey.press('link', /Español/);
  await journey.isAt(clinicPath(clinic, 'es'));
  await journey.sees('link', /English/);
});

test.describe('an address without a page', () => {
  // Firefox complains of fonts that were on their way when the page was left.
  test.use({ expectedConsoleErrors: /404|downloadable font/ });

  test('whose capitals are wrong leads on before the visitor moves', async ({ journey }) => {
    await journey.open(`/ES/Clinicas/${clinic.id.toUpperCase()}#precios`);
    await journey.isAt(`${clinicPath(clinic, 'es')}#precios`);
    await journey.sees('heading', clinic.name);
  });

  test('says so, and which one', async ({ journey }) => {
    await journey.open('/nothing-here');
    await journey.reads('Page not found: /nothing-here');
    await journey.hydrate();
    await journey.reads('Page not found: /nothing-here');
  });
});

test.describe('without any script', () => {
  // Browsers say that the policy keeps scripts from running, which is what is wanted here.
  test.use({ expectedConsoleErrors: /sandbox|script/i });

  test('the list is whole and leads to a clinic, whose tabs are there', async ({ journey }) => {
    journey.proxy.rule(/./, 'noScripts');
    await journey.open('/clinics');
    await journey.sees('link', other.name);
    await journey.press('link', clinic.name);
    await journey.isAt(path);
    await journey.press('link', 'Prices');
    await journey.isAt(`${path}#prices`);
    await journey.reads(/\$\s?\d/);
    expect(await journey.isHydrated()).toBe(false);
  });
});

test.describe('on a phone', () => {
  test.use({ size: phone });

  test('the menu opens before scripts are there, and closes by Escape once they are', async ({ journey }) => {
    journey.proxy.rule(/\/app-[^/]*\.js/, 'wait');
    await journey.open('/es/testimonios');
    await journey.press('button', 'Menú');
    await journey.sees('link', 'Opciones de cuidado');
    expect(await journey.isHydrated()).toBe(false);
    journey.proxy.open();
    await journey.waitForHydration();
    await journey.sees('link', 'Opciones de cuidado');
    await journey.keys('Escape');
    await journey.sees('button', 'Menú');
    const focused = () => journey.evaluate(() => document.activeElement?.tagName);
    await expect.poll(focused).toBe('SUMMARY');
  });

  test('the menu opens and leads on', async ({ journey }) => {
    await journey.open('/');
    await journey.hydrate();
    await journey.press('button', 'Menu');
    await journey.press('link', 'Care Options');
    await journey.isAt('/care-options');
  });
});
