/**
 * A picture, made by src/generator/assets/pictures and shown by components/ui: an unchanged drawing, or several sizes of a
 * photograph.
 */
export interface PictureView {
  /** Size of the largest version, in pixels. It reserves the space before anything has loaded. */
  readonly width: number;
  readonly height: number;
  /** Dominant colour, `#rrggbb`. */
  readonly color: string;
  /** Better versions than `fallback`, best first: AVIF in several widths, or a crop for windows of `media`. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string; readonly media?: string }[];
  /** The drawing itself, or a photograph as JPEG for browsers without AVIF. */
  readonly fallback: string;
  /** Its usual width, as in the `sizes` attribute. */
  readonly sizes: string;
  /** CSS `object-position` that keeps the important part visible. */
  readonly position?: string;
}
