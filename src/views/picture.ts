/** A picture in several sizes and formats, made by src/build/images; shown by components/Picture. */
export interface PictureView {
  /** Size of the largest version, in pixels: gives the box its shape before anything has loaded. */
  readonly width: number;
  readonly height: number;
  /** Dominant colour, `#rrggbb`. */
  readonly color: string;
  /** One per format, best first: `image/avif`, then `image/webp`. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
  readonly fallback: { readonly src: string; readonly srcSet: string };
  readonly sizes: string;
}
