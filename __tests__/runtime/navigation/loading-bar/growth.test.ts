import { growth, growthMs } from '../../../../src/runtime/navigation/loading-bar/growth';

/** Per cent of the way in time, and how much of the bar is there. */
const frames = [...growth.rules.matchAll(/([\d.]+)%\s*\{\s*transform:\s*scaleX\(([\d.]+)\)/g)].map(
  ([, time, progress]) => [Number(time), Number(progress)] as const,
);

// R9.10: duration 2000 ms.
test('half of the bar after 1 s, 70 % after 2 s, and never all of it', () => {
  expect(growthMs).toBe(32_000);
  const at = (ms: number) => frames.find(([time]) => time === (100 * ms) / growthMs)?.[1];
  expect(at(0)).toBe(0);
  expect(at(1_000)).toBeCloseTo(0.5, 2);
  expect(at(2_000)).toBeCloseTo(0.7, 1);
  expect(at(32_000)).toBeLessThan(1);
});

test('it only grows', () => {
  expect(frames.length).toBeGreaterThan(8);
  for (const [place, [time, progress]] of frames.entries()) {
    const [timeBefore, progressBefore] = frames[place - 1] ?? [-1, -1];
    expect(time).toBeGreaterThan(timeBefore);
    expect(progress).toBeGreaterThan(progressBefore);
  }
});
