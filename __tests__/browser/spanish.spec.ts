import { expect, openHydrated, test } from './inboxFixture';
import { fillIn, typed, words } from './inquiryPage';
import { phone } from './pages';
import { clinicPath, one, other, procedurePath, shared } from './site';

/*
 * A patient's walk, in Spanish and on a phone: looks for an operation, sees what clinics ask, compares two, reads the sheet
 * for the own doctor, and writes. Procedure and both clinics stand in the mail.
 */
test.use({ viewport: phone, locale: 'es-MX' });

test('from a word in the search to the mail', async ({ page, inbox }) => {
  await openHydrated(page, '/es');
  const search = page.locator('main').getByRole('combobox', { name: '¿Qué necesita?' });
  await search.fill(shared.name.es.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''));
  await expect(page.getByRole('option').first()).toContainText(shared.name.es);
  await search.press('ArrowDown');
  await search.press('Enter');
  await expect(page).toHaveURL(procedurePath(shared, 'es'));
  await expect(page.getByRole('heading', { level: 1, name: shared.name.es })).toBeVisible();
  for (const { name } of [one, other]) await expect(page.locator('#costs')).toContainText(name);

  await page
    .locator(`main a[href^="${clinicPath(one, 'es')}"]:visible`)
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: one.name })).toBeVisible();
  await page.getByRole('tab', { name: 'Precios' }).click();
  await expect(page).toHaveURL(`${clinicPath(one, 'es')}?procedure=${shared.id}#precios`);
  await expect(page.getByRole('tabpanel', { name: 'Precios' })).toContainText(/USD\s\d/);
  // Of boxes ticked before hydration, the order on the page counts, not that of the ticks.
  await openHydrated(page, procedurePath(shared, 'es'));

  for (const { id } of [one, other]) await page.locator(`[data-compare="${id}"]`).check();
  const chosen = page.getByRole('region', { name: 'Clínicas para comparar' });
  await chosen.getByRole('link', { name: 'Comparar' }).click();
  await expect(page).toHaveURL(`/es/comparar?procedure=${shared.id}&clinics=${one.id},${other.id}`);
  await expect(page.getByRole('columnheader').getByRole('link')).toHaveText([one.name, other.name]);
  await expect(page.getByRole('row', { name: /^Precio/ })).toContainText(/\d/);
  await expect(page.getByRole('row', { name: /^Días fuera/ })).toContainText(/\d/);

  await page.goBack();
  await page.getByRole('link', { name: 'Abrir la hoja' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Para su médico' })).toBeVisible();
  await page.locator(`main nav a[href="#${one.id}"]`).click();
  await expect(page.locator(`[data-clinic="${one.id}"]`).first()).toBeVisible();
  await expect(page.locator(`[data-clinic="${other.id}"]`).first()).toBeHidden();

  await page.goBack();
  await page.goBack();
  await chosen.getByRole('link', { name: 'Comparar' }).click();
  await page.locator('main').getByRole('link', { name: 'Enviar este plan' }).first().click();
  const form = await fillIn(page, 'es', inbox.sender, { destination: '' });
  await expect(form.about).toHaveCount(3);
  await expect(form.form.getByText(shared.name.es)).toBeVisible();
  await expect(form.send).toHaveText(new RegExp(words.es.send));

  // Refused fields are told in Spanish, and nothing is lost.
  await form.email.fill('ana');
  await form.send.click();
  await expect(form.form.getByRole('group').filter({ hasText: 'por corregir' })).toBeFocused();
  await expect(form.email).toHaveAccessibleDescription(/Escriba un correo electrónico como/);
  await form.email.fill(inbox.sender);
  await form.send.click();
  await expect(form.thanks).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: words.es.promise })).toHaveCount(1);

  const [mail, ...others] = await inbox.mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`${words.es.prefix}: ${typed.name}, ${inbox.sender}, ${typed.phone}`);
  expect(mail?.language).toBe('es');
  expect(mail?.text).toContain(`clinics:\n${one.name}, ${other.name}\n`);
  expect(mail?.text).toContain(shared.name.es);
  // The clinics' countries, unasked.
  expect(mail?.text).toMatch(
    /Preferred medical destination:\n(?:México|Colombia|Ecuador)(?:, (?:México|Colombia|Ecuador))?\n/,
  );
  expect(mail?.text).toMatch(
    /agreed:\nSí, según la Política de privacidad del \d{4}-\d\d-\d\d\n\nLanguage:\nEspañol\n/,
  );
  expect(mail?.text).toContain(`message:\n${words.es.prefix}.\n\n${words.es.name}: ${typed.name}\n`);
});
