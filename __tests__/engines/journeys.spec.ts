import { clinic, clinicPath, clinics, one, other, others, procedurePath, shared } from '../browser/site';
import { expect, phone, test } from './journey';

const path = clinicPath(clinic);

/** A clinic that does not stand in the country that is chosen. */
const elsewhere = others.find(({ country }) => country !== one.country) ?? other;

/** The walks that matter, the same in each engine, by roles and names. */

test('home leads to the list, back and forward', async ({ walk }) => {
  await walk.open('/');
  await walk.sees('heading', 'Pioneers in Regenerative Medicine');
  await walk.wake();
  await walk.press('link', 'Clinics');
  await walk.isAt('/clinics');
  await walk.sees('heading', 'Our Partner Clinics');
  await walk.back();
  await walk.isAt('/');
  await walk.sees('heading', 'Pioneers in Regenerative Medicine');
  await walk.forward();
  await walk.sees('heading', 'Our Partner Clinics');
});

test('the list narrows, says so in its address, and keeps it', async ({ walk }) => {
  await walk.open('/clinics');
  await walk.wake();
  await walk.choose('Country', one.country);
  await walk.isAt(`/clinics?country=${one.country}`);
  // Firefox reports what a reload cuts off. Misspelt, the clinic is found only once the search's library is there.
  const misspelt = one.city.charAt(0) + one.city.slice(2);
  await walk.fill('Search', misspelt, 'searchbox');
  await walk.isAt(`/clinics?country=${one.country}&q=${misspelt}`);
  await walk.reads(`1 of ${clinics.length} clinics`);
  await walk.sees('link', new RegExp(one.name));
  // The look for a newer build, too, comes when the page is idle.
  await expect.poll(() => walk.gate.answers).toContainEqual(expect.stringContaining('/builds/latest.json'));
  await walk.reload();
  await walk.sees('link', new RegExp(one.name));
  await walk.seesNot('link', elsewhere.name);
});

test('a choice made earlier is there without an act', async ({ walk }) => {
  await walk.open(`/es/clinicas?country=${one.country}`);
  await walk.live();
  await walk.sees('link', new RegExp(one.name));
  await walk.seesNot('link', elsewhere.name);
});

test('a search that finds nothing says so and leads back to all', async ({ walk }) => {
  await walk.open('/clinics');
  await walk.wake();
  await walk.fill('Search', 'zzzz', 'searchbox');
  await walk.sees('heading', 'No clinic matches what you are looking for');
  await walk.press('button', 'Clear all filters');
  await walk.isAt('/clinics');
  await walk.sees('link', one.name);
});

test("a clinic's tabs open by pointer and by keys", async ({ walk }) => {
  await walk.open(path);
  await walk.wake();
  await walk.press('tab', 'Prices');
  await walk.sees('tabpanel', 'Prices');
  await walk.isAt(`${path}#prices`);
  await walk.keys('ArrowRight');
  await walk.sees('tabpanel', 'Qualifications');
  await walk.seesNot('tabpanel', 'Prices');
});

test('a tab pressed before scripts are live stays open', async ({ walk }) => {
  walk.gate.rule(/\/app-[^/]*\.js/, 'wait');
  await walk.open(clinicPath(clinic, 'es'));
  await walk.press('link', 'Precios');
  await walk.isAt(`${clinicPath(clinic, 'es')}#precios`);
  expect(await walk.isHydrated()).toBe(false);
  walk.gate.open();
  await walk.live();
  await walk.sees('tabpanel', 'Precios');
  await walk.seesNot('tabpanel', 'Perfil');
});

test("a clinic's tab opens by its address", async ({ walk }) => {
  await walk.open(`${path}#prices`);
  await walk.wake();
  await walk.sees('tabpanel', 'Prices');
  await walk.seesNot('tabpanel', 'Profile');
});

test('a procedure leads to a comparison of its clinics', async ({ walk }) => {
  await walk.open(procedurePath(shared));
  await walk.wake();
  await walk.press('checkbox', `Compare ${one.name}`);
  await walk.press('checkbox', `Compare ${other.name}`);
  await walk.press('link', 'Compare');
  await walk.isAt(`/compare?procedure=${shared.id}&clinics=${one.id},${other.id}`);
  await walk.sees('link', one.name);
  await walk.sees('link', other.name);
});

test('text typed before scripts are live stays', async ({ walk }) => {
  walk.gate.rule(/\/app-[^/]*\.js/, 'wait');
  await walk.open('/contact');
  await walk.fill('Full name', 'Ana');
  expect(await walk.isHydrated()).toBe(false);
  walk.gate.open();
  await walk.live();
  await walk.type(' Rojas');
  const name = () => walk.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value);
  await expect.poll(name).toBe('Ana Rojas');
});

test('the language switch leads to the same page', async ({ walk }) => {
  await walk.open(path);
  await walk.wake();
  await walk.press('link', /Español/);
  await walk.isAt(clinicPath(clinic, 'es'));
  await walk.sees('link', /English/);
});

test.describe('an address without a page', () => {
  // Firefox complains of fonts that were on their way when the page was left.
  test.use({ expectedComplaints: /404|downloadable font/ });

  test('whose capitals are wrong leads on before the visitor moves', async ({ walk }) => {
    await walk.open(`/ES/Clinicas/${clinic.id.toUpperCase()}#precios`);
    await walk.isAt(`${clinicPath(clinic, 'es')}#precios`);
    await walk.sees('heading', clinic.name);
  });

  test('says so, and which one', async ({ walk }) => {
    await walk.open('/nothing-here');
    await walk.reads('Page not found: /nothing-here');
    await walk.wake();
    await walk.reads('Page not found: /nothing-here');
  });
});

test.describe('without any script', () => {
  // Browsers say that the policy keeps scripts from running, which is what is wanted here.
  test.use({ expectedComplaints: /sandbox|script/i });

  test('the list is whole and leads to a clinic, whose tabs are there', async ({ walk }) => {
    walk.gate.rule(/./, 'noScripts');
    await walk.open('/clinics');
    await walk.sees('link', other.name);
    await walk.press('link', clinic.name);
    await walk.isAt(path);
    await walk.press('link', 'Prices');
    await walk.isAt(`${path}#prices`);
    await walk.reads(/\$\s?\d/);
    expect(await walk.isHydrated()).toBe(false);
  });
});

test.describe('on a phone', () => {
  test.use({ size: phone });

  test('the menu opens before scripts are there, and closes by Escape once they are', async ({ walk }) => {
    walk.gate.rule(/\/app-[^/]*\.js/, 'wait');
    await walk.open('/es/testimonios');
    await walk.press('button', 'Menú');
    await walk.sees('link', 'Opciones de cuidado');
    expect(await walk.isHydrated()).toBe(false);
    walk.gate.open();
    await walk.live();
    await walk.sees('link', 'Opciones de cuidado');
    await walk.keys('Escape');
    await walk.sees('button', 'Menú');
    const focused = () => walk.evaluate(() => document.activeElement?.tagName);
    await expect.poll(focused).toBe('SUMMARY');
  });

  test('the menu opens and leads on', async ({ walk }) => {
    await walk.open('/');
    await walk.wake();
    await walk.press('button', 'Menu');
    await walk.press('link', 'Care Options');
    await walk.isAt('/care-options');
  });
});
