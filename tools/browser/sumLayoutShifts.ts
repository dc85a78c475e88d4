import type { Page } from '@playwright/test';

/** Layout Instability (WICG); TypeScript's library does not know it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Paint Timing (W3C). TypeScript's library does not know `paintTime`, milliseconds at which the painted frame was made. */
interface Paint extends PerformanceEntry {
  readonly paintTime: number;
}

/**
 * Layout shifts since navigation that no input explains, after the first paint. Chromium reports earlier ones, which
 * nobody sees: hit testing forces a layout with fallback fonts.
 */
export const sumLayoutShifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const shifts: LayoutShift[] = [];
        const observer = new PerformanceObserver((list) => {
          shifts.push(...(list.getEntriesByType('layout-shift') as LayoutShift[]));
          const [paint] = list.getEntriesByName('first-paint') as Paint[];
          if (!paint) return;
          observer.disconnect();
          const seen = shifts.filter((shift) => !shift.hadRecentInput && shift.startTime > paint.paintTime);
          resolve(seen.reduce((sum, shift) => sum + shift.value, 0));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        observer.observe({ type: 'paint', buffered: true });
      }),
  );
