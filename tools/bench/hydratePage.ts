import type { Page } from '@playwright/test';

/** Moves the pointer, as a visitor does, and waits until the app is hydrated. */
export const hydratePage = async (page: Page): Promise<void> => {
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await page.waitForFunction(() => performance.getEntriesByName('onInitialClientRender').length > 0);
};
