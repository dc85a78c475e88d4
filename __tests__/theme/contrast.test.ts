import { readFileSync } from 'node:fs';
import { color as themeColor } from '../../src/theme/color';
import { contrast, least, neverText, type Palette, pairs } from '../../tools/own/contrast';

/** The colors of the site that is published: the other tests have site facts of their own. */
const color: Palette = { ...themeColor, ...JSON.parse(readFileSync('src/facts/own.json', 'utf8')).colors };

it('measures as the standard does', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#241719', '#FBF6EE')).toBeCloseTo(16.11, 1);
});

it.each(pairs)('%s on %s reaches %s', (text, background, level) => {
  expect(contrast(color[text], color[background])).toBeGreaterThanOrEqual(least[level]);
});

it.each(neverText)('%s never carries text on paper', (name) => {
  expect(contrast(color[name], color.paper)).toBeLessThan(least.AA);
});
