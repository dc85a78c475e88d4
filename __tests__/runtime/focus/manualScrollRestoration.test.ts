/** @jest-environment jsdom */
import { manualScrollRestoration } from '../../../src/runtime/focus';

it('restores positions itself while the page is shown, and leaves it to the browser when it goes', () => {
  const page = Object.assign(new EventTarget(), { history: { scrollRestoration: 'auto' } });
  manualScrollRestoration(page as unknown as Window);
  expect(page.history.scrollRestoration).toBe('manual');
  page.dispatchEvent(new Event('pagehide'));
  expect(page.history.scrollRestoration).toBe('auto');
  page.dispatchEvent(new Event('pageshow'));
  expect(page.history.scrollRestoration).toBe('manual');
});
