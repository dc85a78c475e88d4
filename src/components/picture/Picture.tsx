import styled from 'styled-components';
import type { PictureView } from '../../views/picture';

const Image = styled.img<{ $color: string }>`
  background-color: ${({ $color }) => $color};
`;

interface PictureProps {
  picture: PictureView;
  /** Empty where the text beside it names what it shows. */
  alt: string;
  /** The picture that the visitor sees first: loaded at once and before others, which come after words and fonts. */
  first?: boolean;
  /** Where the picture stands narrower or wider than usual. */
  sizes?: string;
  className?: string;
}

/** A plain `<picture>`: no script, no inline style; `className` reaches the image, for size and crop. */
export function Picture({ picture, alt, first = false, sizes = picture.sizes, className }: PictureProps) {
  const { width, height, color, sources, fallback } = picture;
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <Image
        className={className}
        $color={color}
        alt={alt}
        width={width}
        height={height}
        src={fallback}
        loading={first ? 'eager' : 'lazy'}
        decoding={first ? 'sync' : 'async'}
        fetchPriority={first ? 'high' : 'low'}
      />
    </picture>
  );
}
