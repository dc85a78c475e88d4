import { socialImage } from '../../../facts/limits';

/** How a picture is cropped and in which widths it is encoded, by its place on pages. Widths in pixels. */
export interface PictureKind {
  /** Width divided by height; undefined keeps the picture's own. */
  readonly aspect?: number;
  /** Drawings are used as they are, exact at every width and density. Without it they are encoded like photographs. */
  readonly drawn?: true;
  /** Sent along with an address, to apps that know no AVIF and leave out large files: one JPEG of at most so many bytes. */
  readonly shared?: { readonly atMost: number };
  readonly widths: readonly number[];
  /** `sizes` attribute for the usual place. */
  readonly sizes: string;
  /** Frames that show different parts of the picture: width divided by height. */
  readonly frames?: {
    readonly narrow: number;
    readonly wide: number;
    /** How much of the frame's lower end is covered, as a share of its height. */
    readonly hidden?: number;
  };
}

export const pictureKinds = {
  /** Cards of clinics and care options: 4:3, flatter on phones, square in rows. */
  card: {
    aspect: 8 / 5,
    widths: [360, 576, 720, 1280],
    sizes: '(max-width: 720px) 90vw, (max-width: 1000px) 56vw, 490px',
    frames: { narrow: 1, wide: 2 },
  },
  /** The clinic page's picture over the full width. The panel with the clinic's name covers its lower end. */
  cover: {
    aspect: 8 / 5,
    drawn: true,
    widths: [640, 960, 1280, 1920, 2560],
    sizes: '(max-width: 1600px) 100vw, 1600px',
    frames: { narrow: 3 / 2, wide: 5 / 2, hidden: 1 / 8 },
  },
  /** The error pages' crossroads. Its height is fixed, so it is far wider than a phone's window. */
  crossroads: { drawn: true, widths: [960, 1600], sizes: '(max-width: 640px) 1250px, max(100vw, 1440px)' },
  /** Beside the title of a care option, 5:4. */
  portrait: {
    aspect: 5 / 4,
    drawn: true,
    widths: [640, 960, 1280],
    sizes: '(max-width: 860px) 100vw, 620px',
    frames: { narrow: 5 / 4, wide: 16 / 9 },
  },
  /** Destination tiles, 4:5. */
  tile: { aspect: 4 / 5, widths: [180, 400, 600], sizes: '(max-width: 480px) 45vw, (max-width: 900px) 30vw, 204px' },
  /** Wide pictures inside text and bands. */
  wide: {
    aspect: 21 / 10,
    drawn: true,
    widths: [640, 960, 1280, 1920],
    sizes: '(max-width: 900px) 100vw, 840px',
    frames: { narrow: 4 / 3, wide: 2.3 },
  },
  /** Beside an address that somebody sends. */
  social: {
    aspect: socialImage.width / socialImage.height,
    shared: { atMost: socialImage.bytes },
    widths: [socialImage.width],
    sizes: `${socialImage.width}px`,
  },
  /** The panorama of the home page. */
  hero: { drawn: true, widths: [1200, 2400], sizes: '100vw' },
} as const satisfies Record<string, PictureKind>;

export type PictureKindName = keyof typeof pictureKinds;

/** A drawing has flat colors and hard edges, which reduced color resolution blurs; a photograph has neither. */
export const encodings = {
  drawing: { quality: 65, chroma: '4:4:4' },
  photograph: { quality: 60, chroma: '4:2:0' },
} as const satisfies Record<string, Encoder>;

export interface Encoder {
  readonly quality: number;
  readonly chroma: '4:4:4' | '4:2:0';
}
