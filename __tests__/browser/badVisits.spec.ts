import type { Page } from './fixtures';
import { expect, type InboxHandle, openLive, test, wake } from './inboxFixture';
import { fillIn, formOf, typed, words } from './inquiryPage';

/** Addresses, cookies and browsers as no honest visitor brings them, and as some honest ones do. */

const originOf = (page: Page): string => new URL(page.url()).origin;

/** Set by any script of the attempts below that ran after all. */
const ranScript = (page: Page): Promise<boolean> => page.evaluate(() => 'hacked' in window);

const sendsInquiry = async (page: Page, inbox: InboxHandle): Promise<void> => {
  const form = await fillIn(page, 'en', inbox.sender);
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  const [mail, ...others] = await inbox.mails();
  expect(others).toEqual([]);
  expect(mail?.text).toContain(typed.condition);
};

const scriptPayloads = [
  '<img src=x onerror="window.hacked=1">',
  '"><script>window.hacked=1</script>',
  'javascript:window.hacked=1',
  "';window.hacked=1;//",
] as const;

test.describe('a hostile fragment', () => {
  test.slow();
  const fragments = [
    ...scriptPayloads,
    '__proto__',
    'constructor',
    '%',
    '%E0%A4%A',
    '][',
    'prices"]',
    'x'.repeat(4_000),
  ];
  for (const path of ['/clinics/pacifica', '/contact', '/es']) {
    test(`${path}: changes nothing`, async ({ page }) => {
      for (const fragment of fragments) {
        await page.goto('about:blank');
        await page.goto(`${path}#${fragment}`);
        await wake(page);
        await page.evaluate(() => history.pushState(null, '', `${location.pathname}#%`));
        await page.goBack();
        await page.goForward();
        await expect(page.locator('h1')).toBeVisible();
        expect(await ranScript(page)).toBe(false);
      }
    });
  }
});

test.describe('a hostile query', () => {
  // Many addresses, one after the other.
  test.slow();

  const values = [...scriptPayloads, '__proto__', 'constructor', 'toString', '../../etc/passwd', 'x'.repeat(1_500)].map(
    encodeURIComponent,
  );
  const queries = [...values, '%', '%E0%A4%A'];

  test('the clinics list ignores what it does not know', async ({ page }) => {
    for (const value of queries) {
      await openLive(page, `/clinics?country=${value}&specialty=${value}`);
      await expect(page.locator('main article:visible, main li:visible').first()).toBeVisible();
      expect(await ranScript(page)).toBe(false);
      expect(
        await page.locator('main select').evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value)),
      ).toEqual(['', '', '']);
    }
  });

  test('the form takes no clinic and no destination that do not exist', async ({ page }) => {
    for (const value of queries) {
      await openLive(page, `/contact?clinic=${value}&destination=${value}&name=${value}`);
      const form = formOf(page, 'en');
      await form.name.focus();
      await expect(form.destination).toHaveValue('');
      await expect(form.name).toHaveValue('');
      expect(await ranScript(page)).toBe(false);
    }
  });
});

test.describe('a hostile path', () => {
  test.use({ expectedProblems: [/status 404|status 400|status of 40[04]/] });

  const paths = [
    '/clinics/%2e%2e%2fcontact',
    '/clinics/pacifica%00',
    '/clinics/<script>window.hacked=1</script>',
    '/es/clinicas/%22onmouseover=%22window.hacked=1',
    '/care-options/__proto__',
    '/es/opciones-de-cuidado/constructor',
    `/clinics/${'x'.repeat(3_000)}`,
    '//evil.example/clinics',
    '/es//clinicas',
  ];
  for (const path of paths) {
    test(`${path.slice(0, 60)}: an answer of this site, and no script`, async ({ page, baseURL }) => {
      await page.goto(`${baseURL}${path}`);
      expect(originOf(page)).toBe(baseURL);
      if ((await page.locator('header').count()) > 0) {
        await wake(page);
        await expect(page.locator('h1')).toBeVisible();
      }
      expect(await ranScript(page)).toBe(false);
    });
  }
});

test('an encoded slash leads to the page that was meant', async ({ page }) => {
  await page.route('**/clinics%2Fpacifica', async (route) =>
    route.fulfill({
      response: await route.fetch({ url: new URL('/404.html', route.request().url()).href }),
      status: 200,
    }),
  );
  await page.goto('/clinics%2Fpacifica');
  await page.mouse.move(3, 3);
  await page.mouse.move(6, 9);
  await expect(page).toHaveURL('/clinics/pacifica');
  await wake(page);
});

test.describe('an encoded sign that routers leave encoded', () => {
  test.use({ expectedProblems: [/status (of )?404/] });

  for (const [address, meant] of [
    ['/clinics%3Fcountry=mexico', '/clinics?country=mexico'],
    ['/clinics/pacifica%23prices', '/clinics/pacifica#prices'],
    ['/clinics/javascript%3Aalert(1)', '/clinics/javascript:alert(1)'],
  ] as const) {
    test(`${address}: leads to what was meant, and leaves nobody before an empty page`, async ({ page }) => {
      await page.goto(address);
      await expect(page).toHaveURL(meant);
      await wake(page);
      await expect(page.locator('h1')).toBeVisible();
    });
  }
});

test.describe('hostile cookies', () => {
  const values = [
    '<script>window.hacked=1</script>',
    '%3Cscript%3E',
    '//evil.example',
    '../es',
    'constructor',
    'es%0d%0aSet-Cookie:a=b',
    'fr',
    '%',
    'x'.repeat(3_500),
  ];

  test('count as no choice: an English browser stays in English', async ({ page, context, baseURL }) => {
    for (const value of values) {
      await context.clearCookies();
      await context.addCookies([{ name: 'camino-claro-locale', value, url: baseURL }]);
      await openLive(page, '/');
      expect(page.url()).toBe(`${baseURL}/`);
      await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
      expect(await ranScript(page)).toBe(false);
    }
  });
});

test.describe('a browser that stores nothing', () => {
  // Said once per page, to whoever looks for the reason (R8.5: only logged to the console).
  test.use({ expectedProblems: [/Cookies cannot be read\.|The language could not be saved\./] });

  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const refuse = { get: () => refuseAccess(), set: () => refuseAccess() };
      const refuseAccess = (): never => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', refuse);
      Object.defineProperty(window, 'sessionStorage', refuse);
      Object.defineProperty(window, 'indexedDB', refuse);
      Object.defineProperty(Document.prototype, 'cookie', refuse);
    }),
  );

  test('sends an inquiry', async ({ page, inbox }) => {
    await openLive(page, words.en.path);
    await sendsInquiry(page, inbox);
  });

  test('follows links, changes the language and goes back', async ({ page }) => {
    await openLive(page, '/clinics');
    await page.locator('main a[href="/clinics/pacifica"]:visible').first().click();
    await expect(page).toHaveURL('/clinics/pacifica');
    await page.locator('header a[hreflang^="es"]:visible').first().click();
    await expect(page).toHaveURL('/es/clinicas/pacifica');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/clinics');
    await expect(page.locator('h1')).toBeVisible();
  });
});

test('two tabs: what is done in one leaves the other alone', async ({ page, context, inbox }) => {
  await openLive(page, words.en.path);
  const form = await fillIn(page, 'en', inbox.sender);

  const other = await context.newPage();
  await openLive(other, words.en.path);
  await expect(formOf(other, 'en').name).toHaveValue('');
  await other.locator('header a[hreflang^="es"]:visible').first().click();
  await expect(other).toHaveURL('/es/contacto');

  await expect(page).toHaveURL(words.en.path);
  await expect(form.condition).toHaveValue(typed.condition);
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  await expect(formOf(other, 'es').thanks).toHaveCount(0);
  await expect(formOf(other, 'es').send).toBeVisible();
  expect(await inbox.mails()).toHaveLength(1);
});
