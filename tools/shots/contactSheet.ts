import sharp, { type OverlayOptions } from 'sharp';

/** Sizes on the sheet, in pixels. A long page goes on in the next strip, like a column of a newspaper. */
const strip = { height: 1000, gap: 14, label: 26 } as const;
const stripsAcross = 3200;
const paper = '#D8D4CE';

export interface Shot {
  readonly name: string;
  readonly file: string;
}

const label = (text: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${strip.label}"><text x="0" y="18" font-family="sans-serif" font-size="15">${text}</text></svg>`,
  );

const stripsOf = async ({ name, file }: Shot, width: number): Promise<readonly Buffer[]> => {
  const { data, info } = await sharp(file)
    .resize({ width })
    .flatten()
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const strips: Buffer[] = [];
  for (let top = 0; top < info.height; top += strip.height) {
    const height = Math.min(strip.height, info.height - top);
    const part = await sharp(data, { raw: { width, height: info.height, channels: 3 } })
      .extract({ left: 0, top, width, height })
      .extend({ top: strip.label, bottom: strip.height - height, background: paper })
      .composite([{ input: label(top === 0 ? name : '↳', width), left: 0, top: 0 }])
      .png()
      .toBuffer();
    strips.push(part);
  }
  return strips;
};

/**
 * Writes one picture with all shots of a width side by side.
 * @param shots in their order on the sheet
 * @param width of a page on the sheet, in pixels
 */
export const writeContactSheet = async (shots: readonly Shot[], width: number, file: string): Promise<void> => {
  const columns = Math.floor(stripsAcross / (width + strip.gap));
  const placed: OverlayOptions[] = [];
  for (const shot of shots) {
    for (const input of await stripsOf(shot, width)) {
      const row = Math.floor(placed.length / columns);
      placed.push({
        input,
        left: strip.gap + (placed.length % columns) * (width + strip.gap),
        top: strip.gap + row * (strip.height + strip.label + strip.gap),
      });
    }
  }
  const rows = Math.ceil(placed.length / columns);
  await sharp({
    create: {
      width: strip.gap + columns * (width + strip.gap),
      height: strip.gap + rows * (strip.height + strip.label + strip.gap),
      channels: 3,
      background: paper,
    },
  })
    .composite(placed)
    .jpeg({ quality: 82 })
    .toFile(file);
};
