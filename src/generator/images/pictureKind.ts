import { color } from '../../theme/color';

/** How a master is cropped and in which widths it is made, by where it stands. Widths in pixels. */
export interface PictureKind {
  /** Width divided by height; undefined keeps the master's. */
  readonly aspect?: number;
  readonly widths: readonly number[];
  /** `sizes` attribute for the usual place. */
  readonly sizes: string;
  /** AVIF and WebP quality, 1 to 100. */
  readonly quality: { readonly avif: number; readonly webp: number };
  /** Colors behind transparent parts, from the picture's top to its bottom; otherwise white. */
  readonly behind?: readonly string[];
}

const usual = { avif: 50, webp: 68 } as const;

export const pictureKinds = {
  /** Cards of clinics and care options, 4:3; small beside text on phones. */
  card: {
    aspect: 4 / 3,
    widths: [240, 400, 640, 960],
    sizes: '(max-width: 640px) 90vw, (max-width: 980px) 46vw, 410px',
    quality: usual,
  },
  /** The clinic page's picture over the whole width: 728 for a phone of 412 CSS pixels at 1.75 times the resolution. */
  cover: { widths: [480, 728, 1200, 1600], sizes: '100vw', quality: usual },
  /**
   * The error pages' crossroads: its height is fixed, so that it is far wider than a phone's window, which shows a third
   * of it.
   */
  crossroads: {
    widths: [728, 1200, 1600],
    sizes: '(max-width: 640px) 1250px, max(100vw, 1440px)',
    quality: usual,
  },
  /** Beside the title of a care option, 5:4. */
  portrait: { aspect: 5 / 4, widths: [480, 728, 1200], sizes: '(max-width: 860px) 100vw, 620px', quality: usual },
  /** Destination tiles, 4:5. */
  tile: {
    aspect: 4 / 5,
    widths: [200, 400],
    sizes: '(max-width: 480px) 45vw, (max-width: 900px) 30vw, 200px',
    quality: usual,
  },
  /** Wide pictures inside text and bands. */
  wide: { aspect: 21 / 10, widths: [480, 800, 1200], sizes: '(max-width: 900px) 100vw, 840px', quality: usual },
  /**
   * The panorama of the home page: on phones 1080 px wide and cropped by the window. Soft as it is, half of that in
   * pixels is enough there, and a third of the bytes. The page's paper is its sky, and grows warmer toward the ground.
   */
  hero: {
    widths: [928, 1200, 1600, 2400],
    sizes: '(max-width: 720px) 530px, max(100vw, 1080px)',
    quality: { avif: 48, webp: 70 },
    behind: [color.paper, color.heroMiddle, color.heroEnd],
  },
} as const satisfies Record<string, PictureKind>;

export type PictureKindName = keyof typeof pictureKinds;
