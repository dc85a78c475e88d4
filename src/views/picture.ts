/** A picture, made by src/generator/images, shown by components/picture: a drawing as it is, or several sizes of a photograph. */
export interface PictureView {
  /** Size of the largest version, in pixels: gives the box its shape before anything has loaded. */
  readonly width: number;
  readonly height: number;
  /** Dominant colour, `#rrggbb`. */
  readonly color: string;
  /** What is better than `fallback`, best first: AVIF in several widths, or on windows of `media` a crop of its own. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string; readonly media?: string }[];
  /** The drawing itself, or a photograph as JPEG for browsers without AVIF. */
  readonly fallback: string;
  /** How wide it usually stands, as in the `sizes` attribute. */
  readonly sizes: string;
  /** CSS `object-position` that keeps in sight what matters; on the widest windows another. */
  readonly position?: string;
  readonly positionWidest?: string;
}
