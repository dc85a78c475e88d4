import { type Colord, colord, extend } from 'colord';
import a11y from 'colord/plugins/a11y';
import lch from 'colord/plugins/lch';
import { type Color, color } from '../../src/theme/color';

extend([a11y, lch]);

/** WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11: least contrast of text (AA, AAA) and of what is not text. */
export const least = { AA: 4.5, AAA: 7, shape: 3 } as const;

type Level = keyof typeof least;
export type Palette = Readonly<Record<Color, string>>;

/** Every color that text or a sign has, on every background that it stands on (the design's table). */
export const pairs: readonly (readonly [Color, Color, Level])[] = [
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

/** Backgrounds, shapes and lines: never the color of text. */
export const neverText: readonly Color[] = ['sunrise', 'sand', 'clay', 'foam'];

/** Contrast of two colors, 1 to 21, as WCAG 2.2 defines it. */
export const contrast = (one: string, other: string): number => colord(one).contrast(other);

/** The first pair of a color that the palette fails, in words. */
export const failureOf = (name: Color, palette: Palette): string | undefined => {
  const failed = pairs.find(
    ([text, background, level]) =>
      [text, background].includes(name) && contrast(palette[text], palette[background]) < least[level],
  );
  if (failed) {
    const [text, background, level] = failed;
    const other = text === name ? background : text;
    const has = contrast(palette[text], palette[background]).toFixed(2);
    return `${palette[name]} beside ${palette[other]} has a contrast of ${has} to 1, and needs ${least[level]}.`;
  }
  const isText = neverText.includes(name) && contrast(palette[name], palette.paper) >= least.AA;
  return isText ? `${palette[name]} is too dark for shapes beside text.` : undefined;
};

/** How far lightness goes at a time, in LCH's hundredths. */
const STEP = 0.5;

const withLightness = (start: Colord, lightness: number): string =>
  colord({ ...start.toLch(), l: lightness })
    .toHex()
    .toUpperCase();

/** The color of the same hue nearest in lightness with which the palette passes; undefined when there is none. */
export const nearestPassing = (name: Color, palette: Palette): string | undefined => {
  const start = colord(palette[name]);
  const { l } = start.toLch();
  const steps = Array.from({ length: 100 / STEP }, (_, index) => (index + 1) * STEP);
  return [
    palette[name].toUpperCase(),
    ...steps.flatMap((step) =>
      [l - step, l + step].filter((at) => at >= 0 && at <= 100).map((at) => withLightness(start, at)),
    ),
  ].find((hex) => !failureOf(name, { ...palette, [name]: hex }));
};

/** What an owner chooses, and the color of the theme that takes it. */
export const chosen = { primary: 'oxblood', secondary: 'tealDark', accent: 'sunrise' } as const satisfies Record<
  string,
  Color
>;

export type Choice = keyof typeof chosen;

/** Colors that follow a chosen one: how much lighter they are than it, in LCH's hundredths. */
const followers = [
  ['oxblood', 'oxbloodDark', -8],
  ['oxblood', 'wine', -15],
  ['tealDark', 'teal', 10],
] as const;

/**
 * The site's own colors after a choice.
 * @throws with the nearest color that passes, when one of the chosen fails on what it is for
 */
export const chooseColors = (choice: Readonly<Partial<Record<Choice, string>>>): Partial<Palette> => {
  const own: Partial<Record<Color, string>> = {};
  for (const [key, name] of Object.entries(chosen) as [Choice, Color][]) {
    const hex = choice[key] && colord(choice[key]).toHex().toUpperCase();
    if (hex && hex !== color[name]) own[name] = hex;
  }
  for (const [of, name, lighter] of followers) {
    const base = own[of];
    if (base) own[name] = withLightness(colord(base), Math.min(100, Math.max(3, colord(base).toLch().l + lighter)));
  }
  const palette = { ...color, ...own } as Record<Color, string>;
  if (own.oxblood || own.sunrise) {
    palette.wine = nearestPassing('wine', palette) ?? palette.wine;
    own.wine = palette.wine;
  }
  for (const [key, name] of Object.entries(chosen) as [Choice, Color][]) {
    const failure = own[name] && failureOf(name, palette);
    if (!failure) continue;
    const passing = nearestPassing(name, palette);
    throw new Error(`${key}: ${failure} ${passing ? `The nearest that passes is ${passing}.` : 'Choose another.'}`);
  }
  return own;
};
