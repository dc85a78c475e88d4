import type { Page } from '@playwright/test';
import { site } from '../../src/facts/site';
import { homeTitle } from '../headline';
import { delayRequests, expect, openHydrated, test, waitForHydration } from './fixtures';
import { clinics, procedurePath, shared } from './site';

test.describe('refused addresses', () => {
  test.use({ expectedProblems: [/Navigation refused/] });

  test('lead nowhere, by the app or by a link, and are logged', async ({ page, problems }) => {
    await openHydrated(page, '/about-us');
    const before = page.url();
    for (const address of ['//evil.example/', 'JAVA\tSCRIPT:window.hacked=1', 'data:text/html,<script>1</script>']) {
      const refused = problems.length;
      await page.evaluate((to) => window.___navigate?.(to), address);
      await expect.poll(() => problems.length).toBeGreaterThan(refused);
      expect(page.url()).toBe(before);
    }
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = 'java\nscript:window.hacked=1';
      link.textContent = 'trap';
      document.querySelector('main')?.prepend(link);
    });
    await page.getByText('trap').click();
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(page.url()).toBe(before);
  });
});

/** Gatsby notes the place at the next frame. */
const noted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

test('a new page: focus on its heading, announced, at its top; Back returns to the place', async ({ page }) => {
  await openHydrated(page, '/');
  await page.evaluate(() => window.scrollTo({ top: 1_400, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1_400);
  await noted(page);
  await page.evaluate(() => window.___navigate?.('/testimonials'));
  const heading = page.locator('main h1');
  await expect(page).toHaveTitle(`Testimonials | ${site.name}`);
  await expect(heading).toBeFocused();
  await expect(page.locator('#gatsby-announcer')).toHaveText(`Navigated to ${await heading.textContent()}`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  // It jumped there; within the page it scrolls smoothly again.
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  await page.goBack();
  await expect(page).toHaveTitle(homeTitle);
  // The browser holds on to what is in view, so a pixel or two may be added.
  await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 1_400))).toBeLessThan(20);
});

test('Back, and no other way, shows the folds of a page as they were left', async ({ page }) => {
  await openHydrated(page, procedurePath(shared));
  const folds = page.locator('main details:has(> summary:visible)');
  const states = () => folds.evaluateAll((all) => all.map((fold) => (fold as HTMLDetailsElement).open));
  await folds.nth(1).locator('> summary').click();
  const left = await states();
  expect(left).toContain(true);
  await page.evaluate(() => window.___navigate?.('/testimonials'));
  await expect(page).toHaveTitle(`Testimonials | ${site.name}`);
  await page.goBack();
  await expect(page).not.toHaveTitle(`Testimonials | ${site.name}`);
  await expect.poll(states).toEqual(left);
  // By a new link the page is as it always begins.
  await page.evaluate(() => window.___navigate?.('/testimonials'));
  await expect(page).toHaveTitle(`Testimonials | ${site.name}`);
  await page.evaluate((path) => window.___navigate?.(path), procedurePath(shared));
  await expect(page).not.toHaveTitle(`Testimonials | ${site.name}`);
  await expect.poll(states).not.toContain(true);
});

test('Back from a place in the page returns to where one was, and then to the page before', async ({ page }) => {
  const y = () => page.evaluate(() => window.scrollY);
  // No scroll is under way when Back is pressed.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/testimonials');
  await page.evaluate((path) => window.___navigate?.(path), procedurePath(shared));
  const citation = page.locator('main a[href^="#source-"]:visible').first();
  await citation.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const place = await y();
  await noted(page);
  await citation.click();
  await expect.poll(async () => Math.abs((await y()) - place)).toBeGreaterThan(500);
  await page.goBack();
  await expect.poll(async () => Math.abs((await y()) - place)).toBeLessThan(20);
  await noted(page);
  await page.goBack();
  await expect(page).toHaveTitle(`Testimonials | ${site.name}`);
  await page.goForward();
  await expect(page).not.toHaveTitle(`Testimonials | ${site.name}`);
  await expect.poll(async () => Math.abs((await y()) - place)).toBeLessThan(20);
});

test('back in a list that was hydrated by its scroll: the keyboard goes on from the card', async ({ page }) => {
  const release = await delayRequests(page, /\/app-[^/]*\.js/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/clinics');
  const last = clinics.map(({ id }) => `main article a[href="/clinics/${id}"]`).join(', ');
  const link = page.locator(last).last();
  await link.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
  release();
  await waitForHydration(page);
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(500);
  await link.click();
  await expect(page).not.toHaveURL('/clinics');
  await expect(page.locator('main h1')).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await expect.poll(() => page.evaluate((y) => Math.abs(window.scrollY - y), place)).toBeLessThan(20);
});

test('a fragment lands below the header', async ({ page }) => {
  await openHydrated(page, '/patient-rights');
  const target = await page.locator('main h2[id], main section[id]').nth(2).getAttribute('id');
  await openHydrated(page, '/about-us');
  await page.evaluate((to) => window.___navigate?.(to), `/patient-rights#${target}`);
  await expect(page).toHaveURL(`/patient-rights#${target}`);
  const top = () => page.locator(`[id="${target}"]`).evaluate((node) => node.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  expect(await top()).toBeLessThan(400);
});
