import type { Raw } from 'sharp';

type Color = readonly [red: number, green: number, blue: number];

const parse = (color: string): Color => {
  const [red = 0, green = 0, blue = 0] = (color.slice(1).match(/../g) ?? []).map((part) => Number.parseInt(part, 16));
  return [red, green, blue];
};

/** Color at a height between 0, the first, and 1, the last. */
const colorAt = (colors: readonly Color[], height: number): Color => {
  const place = height * (colors.length - 1);
  const above = colors[Math.floor(place)] ?? colors[0];
  const below = colors[Math.ceil(place)] ?? above;
  if (!above || !below) throw new Error('A picture needs at least one color behind its transparent parts.');
  const share = place % 1;
  const between = (channel: 0 | 1 | 2): number => above[channel] + (below[channel] - above[channel]) * share;
  return [between(0), between(1), between(2)];
};

/**
 * Puts colors behind the transparent parts of a picture, as an even gradient from its top to its bottom.
 *
 * @param pixels 8 bits each of red, green, blue and alpha, interleaved
 * @param behind `#rrggbb`, at least one
 * @returns red, green and blue alone
 */
export const flatten = (
  pixels: Buffer,
  { width, height }: Pick<Raw, 'width' | 'height'>,
  behind: readonly string[],
): { readonly pixels: Buffer; readonly raw: Raw } => {
  const colors = behind.map(parse);
  const flat = Buffer.alloc(width * height * 3);
  let to = 0;
  // A byte takes the whole part of a number, so half more rounds it.
  for (let y = 0; y < height; y++) {
    const [red, green, blue] = colorAt(colors, height > 1 ? y / (height - 1) : 0);
    for (let from = y * width * 4; from < (y + 1) * width * 4; from += 4) {
      const opacity = (pixels[from + 3] ?? 0) / 255;
      flat[to++] = (pixels[from] ?? 0) * opacity + red * (1 - opacity) + 0.5;
      flat[to++] = (pixels[from + 1] ?? 0) * opacity + green * (1 - opacity) + 0.5;
      flat[to++] = (pixels[from + 2] ?? 0) * opacity + blue * (1 - opacity) + 0.5;
    }
  }
  return { pixels: flat, raw: { width, height, channels: 3 } };
};
