import { color } from '../../src/theme/color';

/** WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11: least contrast of text (AA, AAA) and of what is not text. */
const least = { AA: 4.5, AAA: 7, shape: 3 } as const;

type Level = keyof typeof least;
type Name = keyof typeof color;

/** Every color that text or a sign has, on every background that it stands on (the design's table). */
const pairs: readonly (readonly [Name, Name, Level])[] = [
  // Body text and headings
  ['ink', 'paper', 'AAA'],
  ['ink', 'paper2', 'AAA'],
  ['ink', 'card', 'AAA'],
  ['ink2', 'paper', 'AAA'],
  ['ink2', 'paper2', 'AAA'],
  ['ink2', 'card', 'AAA'],
  ['ink2', 'heroMiddle', 'AAA'],
  ['ink2', 'heroEnd', 'AAA'],
  // Links, buttons, tabs
  ['oxblood', 'paper', 'AAA'],
  ['oxblood', 'paper2', 'AAA'],
  ['oxblood', 'card', 'AAA'],
  ['onPrimary', 'oxblood', 'AAA'],
  ['onPrimary', 'oxbloodDark', 'AAA'],
  ['paper', 'ink', 'AAA'],
  ['wine', 'paper', 'AAA'],
  ['wine', 'sunrise', 'AAA'],
  ['tealDark', 'paper', 'AAA'],
  ['tealDark', 'paper2', 'AAA'],
  // Tags, chips, monograms
  ['onTag', 'tag', 'AAA'],
  ['onFoam', 'foam', 'AAA'],
  ['onLagoon', 'lagoon', 'AAA'],
  ['onSand', 'sand', 'AAA'],
  ['onSand', 'peach', 'AAA'],
  // Dark bands
  ['onDark', 'seaNight', 'AAA'],
  ['onDark', 'hill1', 'AAA'],
  ['onSea', 'seaNight', 'AAA'],
  ['onSea', 'hill1', 'AAA'],
  ['sunrise', 'seaNight', 'AA'],
  ['onTeal', 'tealDark', 'AAA'],
  ['onTealStrong', 'tealDark', 'AAA'],
  ['onWine', 'wine', 'AAA'],
  ['onWineSoft', 'wine', 'AAA'],
  ['sunrise', 'wine', 'AAA'],
  ['onDusk', 'dusk', 'AAA'],
  // Form and notices
  ['placeholder', 'card', 'AA'],
  ['error', 'card', 'AA'],
  ['error', 'paper', 'AA'],
  ['error', 'errorBg', 'AA'],
  ['onErrorBg', 'errorBg', 'AAA'],
  ['success', 'card', 'AAA'],
  ['onInfoBg', 'infoBg', 'AAA'],
  // Borders, focus rings, the loading bar
  ['lineStrong', 'card', 'shape'],
  ['tealDark', 'card', 'shape'],
  ['sunrise', 'tealDark', 'shape'],
  ['barError', 'paper', 'shape'],
];

const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Relative luminance of `#rrggbb` (WCAG 2.2, definition). */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

it('measures as the standard does', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#241719', '#FBF6EE')).toBeCloseTo(16.11, 1);
});

it.each(pairs)('%s on %s reaches %s', (text, background, level) => {
  expect(contrast(color[text], color[background])).toBeGreaterThanOrEqual(least[level]);
});

/** Backgrounds, shapes and lines: never the color of text. */
const neverText: readonly Name[] = ['sunrise', 'sand', 'clay', 'foam'];

it.each(neverText)('%s never carries text on paper', (name) => {
  expect(contrast(color[name], color.paper)).toBeLessThan(least.AA);
});
