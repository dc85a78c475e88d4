import styled from 'styled-components';
import type { PictureView } from '../../data/picture';
import { useClientRendered } from '../../hydration/useClientRendered';
import { radius, shadow } from '../../theme';

type Look = Pick<PictureView, 'color' | 'position'>;

const Image = styled.img<{ $look: Look }>`
  background-color: ${({ $look }) => $look.color};
  ${({ $look }) => $look.position && `object-position: ${$look.position};`}
`;

interface PictureProps {
  picture: PictureView;
  /** Empty when the text beside it names what it shows. */
  alt: string;
  /** The first picture of the page: loaded at once and before others. Others come after text and fonts. */
  first?: boolean;
  /** `sizes` when the picture is narrower or wider than usual. */
  sizes?: string;
  className?: string;
}

/**
 * A plain `<picture>`; `className` reaches the image. After hydration color and position are inline, because a new CSS
 * rule would recalculate the page. `src` is set last: Firefox and WebKit would load it besides the source.
 */
export function Picture({ picture, alt, first = false, sizes = picture.sizes, className }: PictureProps) {
  const { width, height, color, sources, fallback, position } = picture;
  const isClientRendered = useClientRendered();
  const attributes = {
    className,
    width,
    height,
    loading: first ? 'eager' : 'lazy',
    decoding: first ? 'sync' : 'async',
    fetchPriority: first ? 'high' : 'low',
  } as const;
  const setLate = (image: HTMLImageElement | null) => {
    if (image && image.getAttribute('src') !== fallback) image.src = fallback;
  };
  // Last, because some browsers begin to load as soon as it is set.
  const address = isClientRendered ? { ref: setLate } : { src: fallback };
  return (
    <picture>
      {sources.map(({ type, srcSet, media }) => (
        <source key={type} type={type} srcSet={srcSet} {...(media ? { media } : { sizes })} />
      ))}
      {isClientRendered ? (
        <img alt={alt} {...attributes} style={{ backgroundColor: color, objectPosition: position }} {...address} />
      ) : (
        <Image alt={alt} {...attributes} $look={picture} {...address} />
      )}
    </picture>
  );
}

/** As wide as its place, and cropped to a ratio or to the height of the place. */
export const CroppedPicture = styled(Picture)<{ $ratio?: string; $raised?: boolean }>`
  width: 100%;
  height: ${({ $ratio }) => ($ratio ? 'auto' : '100%')};
  aspect-ratio: ${({ $ratio }) => $ratio};
  object-fit: cover;
  ${({ $raised }) => $raised && `border-radius: ${radius.image}; box-shadow: ${shadow.sheet};`}
`;
