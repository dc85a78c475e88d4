import { expect, phone, test } from './walk';

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
  await walk.choose('Country', 'mexico');
  await walk.isAt('/clinics?country=mexico');
  // Firefox reports what a reload cuts off. Misspelt, the clinic is found only once the search's library is there.
  await walk.fill('Search', 'tjuana', 'searchbox');
  await walk.isAt('/clinics?country=mexico&q=tjuana');
  await walk.reads('1 of 14 clinics');
  await walk.sees('link', /Marea Norte/);
  // The look for a newer build, too, comes when the page is idle.
  await expect.poll(() => walk.gate.answers).toContainEqual(expect.stringContaining('/builds/latest.json'));
  await walk.reload();
  await walk.sees('link', /Marea Norte/);
  await walk.seesNot('link', 'Harborline Orthopedics');
});

test('a choice made earlier is there without an act', async ({ walk }) => {
  await walk.open('/es/clinicas?country=mexico');
  await walk.live();
  await walk.sees('link', /Marea Norte/);
  await walk.seesNot('link', 'Harborline Orthopedics');
});

for (const { path, search, none, clear, all } of [
  {
    path: '/clinics',
    search: 'Search',
    none: 'No clinic matches what you are looking for',
    clear: 'Clear all filters',
    all: 'Harborline Orthopedics',
  },
  {
    path: '/es/clinicas',
    search: 'Buscar',
    none: 'Ninguna clínica coincide con su búsqueda',
    clear: 'Quitar todos los filtros',
    all: 'Harborline Orthopedics',
  },
])
  test(`a search that finds nothing says so and leads back to all, ${path}`, async ({ walk }) => {
    await walk.open(path);
    await walk.wake();
    await walk.fill(search, 'zzzz', 'searchbox');
    await walk.sees('heading', none);
    await walk.press('button', clear);
    await walk.isAt(path);
    await walk.sees('link', all);
  });

test("a clinic's tabs open by pointer and by keys", async ({ walk }) => {
  await walk.open('/clinics/pacifica');
  await walk.wake();
  await walk.press('tab', 'Prices');
  await walk.sees('tabpanel', 'Prices');
  await walk.isAt('/clinics/pacifica#prices');
  await walk.keys('ArrowRight');
  await walk.sees('tabpanel', 'Qualifications');
  await walk.seesNot('tabpanel', 'Prices');
});

test('a tab pressed before scripts are live stays open', async ({ walk }) => {
  walk.gate.rule(/\/app-[^/]*\.js/, 'wait');
  await walk.open('/es/clinicas/pacifica');
  await walk.press('link', 'Precios');
  await walk.isAt('/es/clinicas/pacifica#precios');
  expect(await walk.isLive()).toBe(false);
  walk.gate.open();
  await walk.live();
  await walk.sees('tabpanel', 'Precios');
  await walk.seesNot('tabpanel', 'Perfil');
});

test("a clinic's tab opens by its address", async ({ walk }) => {
  await walk.open('/clinics/pacifica#prices');
  await walk.wake();
  await walk.sees('tabpanel', 'Prices');
  await walk.seesNot('tabpanel', 'Profile');
});

test('a procedure leads to a comparison of its clinics', async ({ walk }) => {
  await walk.open('/procedures/total-knee-replacement');
  await walk.wake();
  await walk.press('checkbox', 'Compare Centro Valle Alto');
  await walk.press('checkbox', 'Compare Harborline Orthopedics');
  await walk.press('link', 'Compare');
  await walk.isAt('/compare?procedure=total-knee-replacement&clinics=valle-alto,harborline');
  await walk.sees('link', 'Centro Valle Alto');
  await walk.sees('link', 'Harborline Orthopedics');
});

test('text typed before scripts are live stays', async ({ walk }) => {
  walk.gate.rule(/\/app-[^/]*\.js/, 'wait');
  await walk.open('/contact');
  await walk.fill('Full name', 'Ana');
  expect(await walk.isLive()).toBe(false);
  walk.gate.open();
  await walk.live();
  await walk.type(' Rojas');
  const name = () => walk.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value);
  await expect.poll(name).toBe('Ana Rojas');
});

test('the language switch leads to the same page', async ({ walk }) => {
  await walk.open('/clinics/pacifica');
  await walk.wake();
  await walk.press('link', /Español/);
  await walk.isAt('/es/clinicas/pacifica');
  await walk.sees('link', /English/);
});

test.describe('an address without a page', () => {
  // Firefox complains of fonts that were on their way when the page was left.
  test.use({ expectedComplaints: /404|downloadable font/ });

  for (const [address, meant] of [
    ['/clinics/Pacifica#prices', '/clinics/pacifica#prices'],
    ['/ES/Clinicas/PACIFICA', '/es/clinicas/pacifica'],
  ] as const)
    test(`${address} leads on before the visitor moves`, async ({ walk }) => {
      await walk.open(address);
      await walk.isAt(meant);
      await walk.sees('heading', /Pacífica/);
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
    await walk.sees('link', /Harborline/);
    await walk.press('link', 'Pacífica Recovery Lodge');
    await walk.isAt('/clinics/pacifica');
    await walk.press('link', 'Prices');
    await walk.isAt('/clinics/pacifica#prices');
    await walk.reads(/\$\s?\d/);
    expect(await walk.isLive()).toBe(false);
  });
});

test.describe('on a phone', () => {
  test.use({ size: phone });

  test('the menu opens before scripts are there, and closes by Escape once they are', async ({ walk }) => {
    walk.gate.rule(/\/app-[^/]*\.js/, 'wait');
    await walk.open('/es/testimonios');
    await walk.press('button', 'Menú');
    await walk.sees('link', 'Opciones de cuidado');
    expect(await walk.isLive()).toBe(false);
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
