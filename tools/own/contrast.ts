import { type Colord, colord, extend } from 'colord';
import a11y from 'colord/plugins/a11y';
import lch from 'colord/plugins/lch';
import { type Color, color } from '../../src/theme/color';

extend([a11y, lch]);

/** WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11: least contrast of text (AA, AAA) and of what is not text. */
export const least = { AA: 4.5, AAA: 7, shape: 3 } as const;

type Level = keyof typeof least;
export type Palette = Readonly<Record<Color, string>>;

/** What stands on each background, text or sign, by the contrast that it needs (the design's table). */
const standsOn: Readonly<Record<Level, Partial<Record<Color, readonly Color[]>>>> = {
  AAA: {
    paper: ['ink', 'ink2', 'oxblood', 'wine', 'tealDark'],
    paper2: ['ink', 'ink2', 'oxblood', 'tealDark'],
    card: ['ink', 'ink2', 'oxblood', 'success'],
    heroMiddle: ['ink2'],
    heroEnd: ['ink2'],
    ink: ['paper'],
    oxblood: ['onPrimary'],
    oxbloodDark: ['onPrimary'],
    sunrise: ['wine'],
    // Tags, chips, monograms
    tag: ['onTag'],
    foam: ['onFoam'],
    lagoon: ['onLagoon'],
    sand: ['onSand'],
    peach: ['onSand'],
    // Dark bands
    seaNight: ['onDark', 'onSea'],
    hill1: ['onDark', 'onSea'],
    tealDark: ['onTeal', 'onTealStrong'],
    wine: ['onWine', 'onWineSoft', 'sunrise'],
    dusk: ['onDusk'],
    // Notices
    errorBg: ['onErrorBg'],
    infoBg: ['onInfoBg'],
  },
  AA: { seaNight: ['sunrise'], card: ['placeholder', 'error'], paper: ['error'], errorBg: ['error'] },
  // Borders, focus rings, the loading bar
  shape: { card: ['lineStrong', 'tealDark'], tealDark: ['sunrise'], paper: ['barError'] },
};

/** Every color of text or sign with its background. */
export const pairs = (Object.entries(standsOn) as [Level, (typeof standsOn)[Level]][]).flatMap(([level, grounds]) =>
  (Object.entries(grounds) as [Color, readonly Color[]][]).flatMap(([ground, signs]) =>
    signs.map((sign) => [sign, ground, level] as const),
  ),
);

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

/** The site's own colors after a choice. @throws with the nearest that passes, when one fails on what it is for */
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
