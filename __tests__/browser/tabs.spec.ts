import type { Locator } from '@playwright/test';
import { delayRequests, expect, hydrate, openHydrated, type Page, test, waitForHydration } from './fixtures';
import { desktop, phone } from './pages';
import { clinic, clinicPath, treatmentName } from './site';

const path = clinicPath(clinic);
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const selected = (page: Page) => page.getByRole('tab', { selected: true });

const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

/** A finger lands where the element is drawn: Playwright's own click would scroll first, past what sticks to an edge. */
const tap = async (page: Page, target: Locator): Promise<void> => {
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be tapped is not drawn.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};

/** Whether the middle of the element is what lies on top there. */
const onTop = (element: Element): boolean => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

test('keys move through the tabs, around the ends too; address and panel follow', async ({ page }) => {
  await openHydrated(page, path);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await tab(page, 'Profile').focus();
  for (const [key, expected] of [
    ['ArrowRight', 'Treatment'],
    ['ArrowLeft', 'Profile'],
    ['ArrowLeft', 'Location'],
    ['ArrowRight', 'Profile'],
    ['End', 'Location'],
    ['Home', 'Profile'],
    ['ArrowRight', 'Treatment'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(selected(page)).toHaveText(expected);
    await expect(tab(page, expected)).toBeFocused();
    const panel = page.getByRole('tabpanel', { name: expected });
    await expect(panel).toBeVisible();
    expect(new URL(page.url()).hash).toBe(`#${await panel.getAttribute('id')}`);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'Treatment' })).toBeFocused();
  // The Tab key leads to the beginning of a long panel, in small windows too.
  for (const [width, height] of [
    [768, 900],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await tab(page, 'Treatment').focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel')).toBeFocused();
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeInViewport();
    await page.keyboard.press('Shift+Tab');
    await expect(tab(page, 'Treatment')).toBeFocused();
  }
});

test('every tab has its address, Back goes to the one before, and has the focus there', async ({ page }) => {
  await openHydrated(page, '/clinics');
  await page.locator(`main article a[href="${path}"]`).first().click();
  await tab(page, 'Prices').click();
  const address = page.url();
  await tab(page, 'Experts').click();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(selected(page)).toHaveText('Prices');
  await page.goBack();
  await expect(page.getByRole('tabpanel', { name: 'Profile' }).getByRole('heading').first()).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/clinics');
  await page.goForward();
  await page.goForward();
  const panel = page.getByRole('tabpanel', { name: 'Prices' });
  await expect(panel).toBeFocused();
  await expect(panel.getByRole('heading').first()).toBeInViewport();
  await page.reload();
  await hydrate(page);
  await expect(selected(page)).toHaveText('Prices');
});

test('a tab pressed before hydration stays open and in sight after it', async ({ page }) => {
  const release = await delayRequests(page, /\/app-[^/]*\.js$/);
  await page.goto(path);
  await page.locator('[data-tabs] > nav').getByRole('link', { name: 'Prices', exact: true }).click();
  const panel = page.locator('#prices');
  await expect(panel.getByRole('heading').first()).toBeInViewport();
  release();
  await waitForHydration(page);
  await expect(selected(page)).toHaveText('Prices');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(panel.getByRole('heading').first()).toBeInViewport();
});

test('quotation and what it is worth stand once in Profile and in Testimonials, in no other tab', async ({ page }) => {
  const times = async (count: number): Promise<void> => {
    await expect(page.locator('main blockquote:visible')).toHaveCount(count);
    await expect(page.locator('main p:visible:has-text("Individual experiences.")')).toHaveCount(count);
  };
  const once = () => times(1);
  await page.goto(path);
  await once();
  await page.goto(`${path}#testimonials`);
  await page.reload();
  await once();
  await hydrate(page);
  await tab(page, 'Prices').click();
  await times(0);
  await tab(page, 'Testimonials').click();
  await once();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('all panels are there to read', async ({ page }) => {
    await page.goto(path);
    const hrefs = await page
      .locator('[data-tabs] nav a[href^="#"], [data-tabs] a[id^="tab-"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
    expect(hrefs).toHaveLength(8);
    for (const href of hrefs) await expect(page.locator(href)).toBeVisible();
  });
});

test.describe('what stays in sight on a phone', () => {
  // The window is where it will stay as soon as the focus has moved.
  test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

  test('before scripts the strip follows the address; price and button stay in sight', async ({ page }) => {
    await page.goto(`${path}#prices`);
    await expect(page.getByText('Prices 3 of 8')).toBeVisible();
    await expect(page.getByText('Profile 1 of 8')).toBeHidden();
    await page.goto('about:blank');
    await page.goto(path);
    const bar = page.getByRole('link', { name: 'Get More Info' });
    await expect(bar).toHaveCount(1);
    await expect(bar).toBeInViewport();
    await scrollTo(page, 1200);
    await expect(bar).toBeInViewport();
    const { from, to } = clinic.offers[0]?.price ?? { from: 0, to: 0 };
    await expect(page.getByText(`$${from.toLocaleString('en')} – $${to.toLocaleString('en')}`).last()).toBeInViewport();
    expect(await bar.evaluate(onTop)).toBe(true);
    await bar.click();
    await expect(page.getByLabel('Full name')).toBeInViewport();
  });

  test('the way to ask leads from any tab to the form, which ends the Profile', async ({ page }) => {
    await openHydrated(page, `${path}#prices`);
    await expect(page.getByLabel('Full name')).toBeHidden();
    await page.getByRole('link', { name: 'Get More Info' }).click();
    await expect(page.getByText('Profile 1 of 8')).toBeVisible();
    await expect(page.getByLabel('Full name')).toBeInViewport();
  });

  test('a strip says which tab is read and leads on; no focus lies behind it', async ({ page }) => {
    await openHydrated(page, path);
    await scrollTo(page, 1300);
    const next = page.getByRole('link', { name: /^On to/ });
    for (const [index, name] of (['Treatment', 'Prices'] as const).entries()) {
      expect(await next.evaluate(onTop), `the way on to ${name} is in sight`).toBe(true);
      await tap(page, next);
      await expect(page.getByRole('tabpanel', { name })).toBeFocused();
      await expect(page.getByText(`${name} ${index + 2} of 8`)).toBeInViewport();
      await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
    }
    await tap(page, page.getByText('Prices 3 of 8'));
    const list = page.getByRole('navigation', { name: 'Sections of this page' });
    await list.getByRole('link', { name: 'Experts' }).click();
    await expect(page.getByRole('heading', { name: 'Experts', exact: true })).toBeInViewport();
    await tab(page, 'Experts').focus();
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

test('on a desktop tabs and price are in sight; a treatment chosen before hydration is kept', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto(path);
  const priceOf = page.getByLabel('What it costs here');
  const { key, price } = clinic.offers[1] ?? { key: '', price: { from: 0 } };
  const choice = treatmentName(clinic, key);
  await priceOf.evaluate((select: HTMLSelectElement, label) => {
    select.selectedIndex = [...select.options].findIndex(({ text }) => text === label);
  }, choice);
  await hydrate(page);
  const said = page.locator('[data-shown]').filter({ hasText: `$${price.from.toLocaleString('en')}` });
  await expect(said).toBeInViewport();
  await expect(priceOf).toBeInViewport();
  await scrollTo(page, 1500);
  expect(await tab(page, 'Prices').evaluate(onTop)).toBe(true);
  await tab(page, 'Prices').click();
  await expect(page.getByRole('heading', { name: 'Prices', exact: true })).toBeInViewport();
  await priceOf.selectOption({ index: 0 });
  await expect(said).toHaveCount(0);
});
