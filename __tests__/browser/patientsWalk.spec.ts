import { expect, openLive, test } from './inboxFixture';
import { fillIn, languages, words } from './inquiryPage';
import { desktop, phone } from './pages';

/*
 * A patient's walk: looks for an operation, sees what clinics ask and for how many days, compares two, prints the sheet for
 * the own doctor, and writes. Procedure and both clinics stand in the mail.
 */
const walk = {
  en: {
    home: '/',
    search: 'Treatment or procedure',
    sought: 'knee replacement',
    procedure: 'Total knee replacement',
    procedurePath: '/procedures/total-knee-replacement',
    days: /17 to 20 days/,
    chosen: 'Clinics to compare',
    compare: 'Compare',
    comparePath: '/compare',
    cost: /What does it cost/,
    away: /How long am I away/,
    sheet: 'Sheet for Centro Valle Alto',
    sheetTitle: 'For your own doctor',
    ask: 'Get More Info',
  },
  es: {
    home: '/es',
    search: 'Tratamiento o procedimiento',
    sought: 'prótesis de rodilla',
    procedure: 'Prótesis total de rodilla',
    procedurePath: '/es/procedimientos/protesis-total-de-rodilla',
    days: /17 a 20 días/,
    chosen: 'Clínicas para comparar',
    compare: 'Comparar',
    comparePath: '/es/comparar',
    cost: /Cuánto cuesta/,
    away: /Cuánto tiempo estaré fuera/,
    sheet: 'Hoja para Centro Valle Alto',
    sheetTitle: 'Para su médico',
    ask: 'Más información',
  },
} as const;

const clinics = ['Centro Valle Alto', 'Harborline Orthopedics'] as const;

for (const viewport of [phone, desktop]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    for (const language of languages) {
      test(`from a word in the search to the mail, in ${language}`, async ({ page, inbox }) => {
        const said = walk[language];
        await openLive(page, said.home);
        const search = page.locator('main').getByLabel(said.search);
        await search.fill(said.sought);
        await search.press('Enter');
        await expect(page).toHaveURL(said.procedurePath);
        await expect(page.getByRole('heading', { level: 1, name: said.procedure })).toBeVisible();

        for (const clinic of clinics) await expect(page.locator('#costs')).toContainText(clinic);
        await expect(page.locator('#costs')).toContainText(/9,800 – \$?12,400/);
        await expect(page.locator('#where')).toContainText(said.days);
        for (const id of ['valle-alto', 'harborline']) await page.locator(`[data-compare="${id}"]`).check();
        const chosen = page.getByRole('region', { name: said.chosen });
        await chosen.getByRole('link', { name: said.compare }).click();

        await expect(page).toHaveURL(
          `${said.comparePath}?procedure=total-knee-replacement&clinics=valle-alto,harborline`,
        );
        await expect(page.getByRole('columnheader').getByRole('link')).toHaveText([...clinics]);
        await expect(page.getByRole('row', { name: said.cost })).toContainText('28,500');
        await expect(page.getByRole('row', { name: said.away })).toContainText('47');

        await page.goBack();
        await expect(page.locator('#questions')).toBeVisible();
        // On a phone the sheets open from a line.
        const sheets = page.locator('#questions summary').last();
        if (await sheets.isVisible()) await sheets.click();
        await page.getByRole('link', { name: said.sheet }).click();
        await expect(page.getByRole('heading', { level: 1, name: said.sheetTitle })).toBeVisible();
        await expect(page.locator('#valle-alto')).toBeVisible();
        await expect(page.locator('#harborline')).toBeHidden();

        await page.goBack();
        await chosen.getByRole('link', { name: said.compare }).click();
        await page.locator('main').getByRole('link', { name: said.ask }).first().click();
        const form = await fillIn(page, language, inbox.sender, { destination: 'not-sure' });
        await expect(form.about).toHaveCount(3);
        await expect(form.form.getByText(said.procedure)).toBeVisible();
        await form.send.click();
        await expect(page.getByRole('heading', { name: words[language].thanks })).toBeVisible();
        const [mail] = await inbox.mails();
        for (const named of [...clinics, said.procedure]) expect(mail?.text).toContain(named);
      });
    }
  });
}
