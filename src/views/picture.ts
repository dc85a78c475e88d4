/** A picture in several sizes and formats, made by src/generator/images; shown by components/picture. */
export interface PictureView {
  /** Size of the largest version, in pixels: gives the box its shape before anything has loaded. */
  readonly width: number;
  readonly height: number;
  /** Dominant colour, `#rrggbb`. */
  readonly color: string;
  /** One per format, best first; so far `image/avif` alone. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
  /** WebP of a middle width, for browsers without AVIF. */
  readonly fallback: string;
  /** How wide it usually stands, as in the `sizes` attribute. */
  readonly sizes: string;
}
