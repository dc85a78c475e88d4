import { expect, openLive, type Page, test, wake } from './fixtures';
import { phone } from './pages';

/** Clinic detail (R2.9): eight tabs, in this order; the WAI-ARIA pattern with the keyboard. */
const tabs = [
  'Profile',
  'Treatment',
  'Prices',
  'Qualifications',
  'Experts',
  'Testimonials',
  'About Destination',
  'Location',
] as const;

test('eight tabs, the first selected, one panel shown', async ({ page }) => {
  await openLive(page, '/clinics/pacifica');
  await expect(page.getByRole('tab')).toHaveText([...tabs]);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Profile');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
});

test('keys move through the tabs, around the ends too, and the address follows', async ({ page }) => {
  await openLive(page, '/clinics/pacifica');
  await page.getByRole('tab', { name: 'Profile' }).focus();
  for (const [key, expected] of [
    ['ArrowRight', 'Treatment'],
    ['ArrowRight', 'Prices'],
    ['ArrowLeft', 'Treatment'],
    ['End', 'Location'],
    ['ArrowRight', 'Profile'],
    ['ArrowLeft', 'Location'],
    ['Home', 'Profile'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('tab', { selected: true })).toHaveText(expected);
    await expect(page.getByRole('tab', { name: expected, exact: true })).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: expected })).toBeVisible();
    const id = await page.getByRole('tabpanel').getAttribute('id');
    expect(new URL(page.url()).hash).toBe(`#${id}`);
  }
});

test('only the selected tab is in the order of the Tab key, the panel comes after it', async ({ page }) => {
  await openLive(page, '/clinics/pacifica');
  await page.getByRole('tab', { name: 'Profile' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'Treatment' })).toBeFocused();
});

for (const [width, height] of [
  [768, 900],
  [320, 256],
] as const) {
  test(`the Tab key leads to the beginning of a long panel, ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openLive(page, '/clinics/pacifica');
    await page.getByRole('tab', { name: 'Profile' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel')).toBeFocused();
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeInViewport();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('tab', { name: 'Profile' })).toBeFocused();
  });
}

test('every tab has an address of its own that opens it, and back goes to the one before', async ({ page }) => {
  await openLive(page, '/clinics/pacifica');
  await page.getByRole('tab', { name: 'Prices' }).click();
  const address = page.url();
  await page.getByRole('tab', { name: 'Experts' }).click();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Prices');
  await openLive(page, address);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Prices');
});

test('from another page, a panel that the address names takes the focus and stands in the window', async ({ page }) => {
  await openLive(page, '/clinics');
  await page.locator('main a[href="/clinics/pacifica"]').first().click();
  await page.getByRole('tab', { name: 'Profile' }).focus();
  await page.keyboard.press('End');
  await page.goBack();
  await expect(page).toHaveURL('/clinics');
  await page.goForward();
  const panel = page.getByRole('tabpanel', { name: 'Location' });
  await expect(panel).toBeFocused();
  await expect(panel.getByRole('heading').first()).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('all panels are there to read', async ({ page }) => {
    await page.goto('/clinics/pacifica');
    const hrefs = await page
      .locator('[data-tabs] nav a[href^="#"], [data-tabs] a[id^="tab-"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
    expect(hrefs).toHaveLength(8);
    for (const href of hrefs) await expect(page.locator(href)).toBeVisible();
  });
});

for (const [what, selector] of [
  ['only quotation stands', 'main blockquote:visible'],
  ['word on what quotations are worth stands', 'main p:visible:has-text("Individual experiences.")'],
] as const) {
  test(`a clinic’s ${what} once where its testimonials are shown`, async ({ page }) => {
    const found = page.locator(selector);
    await page.goto('/clinics/valle-alto');
    await expect(found).toHaveCount(1);
    await page.goto('/clinics/valle-alto#testimonials');
    await page.reload();
    await expect(found).toHaveCount(1);
    await wake(page);
    await page.getByRole('tab', { name: 'Prices' }).click();
    await expect(found).toHaveCount(1);
    await page.getByRole('tab', { name: 'Testimonials' }).click();
    await expect(found).toHaveCount(1);
  });
}

/** Whether the middle of the element is what lies on top there. */
const onTop = (element: Element): boolean => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

test.describe('what stays in sight on a phone', () => {
  test.use({ viewport: phone });

  const bar = (page: Page) => page.getByRole('link', { name: 'Get More Info' }).last();
  const next = (page: Page) => page.getByRole('link', { name: /^On to/ });

  test('price and button come once the page’s own button has gone, before scripts too', async ({ page }) => {
    await page.goto('/clinics/valle-alto');
    const own = page.getByRole('link', { name: 'Get More Info' }).first();
    // At the lower edge: with late fonts Playwright's own scrolling would put it in the middle, where the bar has come.
    await own.evaluate((link) => link.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await expect(own).toBeInViewport();
    await expect(bar(page)).not.toBeInViewport();
    await scrollTo(page, 2400);
    await expect(own).not.toBeInViewport();
    await expect(bar(page)).toBeInViewport();
    await expect(page.getByText('$9,800 – $12,400Total knee replacement')).toBeInViewport();
    expect(await bar(page).evaluate(onTop)).toBe(true);
    await bar(page).click();
    await expect(page.getByRole('heading', { name: /^Ask about/ })).toBeInViewport();
  });

  test('a strip says which tab is read and leads on, without scrolling back', async ({ page }) => {
    await openLive(page, '/clinics/valle-alto');
    await scrollTo(page, 2400);
    expect(await next(page).evaluate(onTop)).toBe(true);
    await next(page).click();
    await expect(page.getByRole('tabpanel', { name: 'Treatment' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Treatment', exact: true })).toBeInViewport();
    await expect(page.getByText('Treatment 2 of 8')).toBeInViewport();
    await scrollTo(page, 2400);
    await page.getByText('Treatment 2 of 8').click();
    await page
      .getByRole('navigation', { name: 'Sections of this page' })
      .getByRole('link', { name: 'Location' })
      .click();
    await expect(page.getByRole('heading', { name: 'Location', exact: true })).toBeInViewport();
    await expect(page.getByText('Location 8 of 8')).toBeInViewport();
  });

  test('before scripts the strip follows the address', async ({ page }) => {
    await page.goto('/clinics/valle-alto#prices');
    await expect(page.getByText('Prices 3 of 8')).toBeVisible();
    await expect(page.getByText('Profile 1 of 8')).toBeHidden();
  });

  test('nothing that has the focus lies behind strip or bar', async ({ page }) => {
    // The window is where it will stay as soon as the focus has moved.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openLive(page, '/clinics/valle-alto#experts');
    await page.getByRole('tab', { name: 'Experts' }).focus();
    const hidden: string[] = [];
    for (const key of [...Array(30).fill('Tab'), ...Array(30).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      const lost = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element.matches('[role=tabpanel], body')) return undefined;
        const boxes = [...element.getClientRects()];
        const seen = boxes.some(({ x, y, width, height }) => {
          const top = document.elementFromPoint(x + width / 2, y + height / 2);
          return (
            top && (element.contains(top) || top.contains(element) || top.closest('label, span')?.contains(element))
          );
        });
        return seen ? undefined : element.outerHTML.slice(0, 120);
      });
      if (lost) hidden.push(lost);
    }
    expect(hidden).toEqual([]);
  });
});

test.describe('what stays in sight on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the row of tabs and the price beside it, and another tab begins at its first line', async ({ page }) => {
    await openLive(page, '/clinics/valle-alto');
    await scrollTo(page, 1900);
    const tab = page.getByRole('tab', { name: 'Prices' });
    expect(await tab.evaluate(onTop)).toBe(true);
    await expect(page.getByLabel('Price of')).toBeInViewport();
    await tab.click();
    await expect(page.getByRole('heading', { name: 'Prices', exact: true })).toBeInViewport();
    await page.getByLabel('Price of').selectOption({ label: 'Hip replacement' });
    await expect(page.getByRole('status').filter({ hasText: '$10,300' })).toContainText('No flight before day');
  });

  test('a treatment chosen before the page is awake is kept', async ({ page }) => {
    await page.goto('/clinics/valle-alto');
    await page.getByLabel('Price of').evaluate((select: HTMLSelectElement) => {
      select.selectedIndex = 2;
    });
    await wake(page);
    await expect(page.getByRole('status').filter({ hasText: '$10,300' })).toBeVisible();
  });
});
