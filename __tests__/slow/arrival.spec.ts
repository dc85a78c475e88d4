import { sumLayoutShifts } from '../../tools/browser/sumLayoutShifts';
import { expect, test } from '../browser/fixtures';
import { desktop, phone } from '../browser/pages';
import { clinicIds, clinicPath, one, other, shared } from '../browser/site';

/* Pages that are opened by an address somebody sent, on a processor slowed four times: they arrive as they stay. */

for (const [address, viewport] of [
  [`/compare?clinics=${clinicIds.slice(0, 2).join()}`, phone],
  [`/es/comparar?procedure=${shared.id}&clinics=${one.id},${other.id}`, desktop],
  [`/clinics?procedure=${shared.id}&sort=price`, phone],
  ['/clinics?q=knee', phone],
  [`${clinicPath(one)}?procedure=${shared.id}`, desktop],
] as const)
  test(`${address} does not move while it arrives, ${viewport.width} px`, async ({ page, settled }) => {
    await page.setViewportSize(viewport);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(address);
    await page.waitForFunction(() => !document.head.hasAttribute('data-pending-query'));
    await settled();
    expect(await sumLayoutShifts(page)).toBeLessThan(0.02);
  });
