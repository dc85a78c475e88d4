import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose answer changes with the window; all others ask about the document. */
const ofWidth = ['color-contrast', 'target-size', 'link-in-text-block', 'scrollable-region-focusable'];

/**
 * What axe finds on a page, each with the elements.
 * @param asked `width`: only what another width of the window may change
 * @param within selector of the part that is asked
 */
export const axeFaults = async (
  page: Page,
  asked: 'all' | 'width' = 'all',
  within = 'html',
): Promise<readonly string[]> => {
  const runOnly = asked === 'all' ? standards : ofWidth;
  // Half a megabyte of code, which the same page needs once.
  const isThere = await page.evaluate(() => 'axe' in window);
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: 'undefined' }) })
    .include(within)
    // Its other way opens a page of its own for the results of frames, which this site has none of.
    .setLegacyMode()
    // Selectors of all that is right are half of its time.
    .options({ runOnly, resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};
