import styled, { css } from 'styled-components';
import { borderWidth, color, font, fontSize, monogram, radius, typeset } from '../../../theme';

const tints = ['sunrise', 'lagoon', 'sand', 'peach', 'foam'] as const;
export type MonogramTint = (typeof tints)[number];

const inks = {
  sunrise: color.wine,
  lagoon: color.onLagoon,
  sand: color.onSand,
  peach: color.onSand,
  foam: color.onLagoon,
} as const satisfies Record<MonogramTint, string>;

/** The three strong tints in rotation: dark bands, experts. */
export const strongTint = (index: number): MonogramTint => tints[index % 3] ?? 'sunrise';

/** The two pale tints in rotation: the testimonials wall. */
export const paleTint = (index: number): MonogramTint => (index % 2 ? 'foam' : 'peach');

interface Look {
  $tint?: MonogramTint;
  /** Circles are patients, arches are staff. */
  $shape?: 'circle' | 'arch';
  $size?: 'small' | 'normal' | 'large';
}

const Face = styled.span<Look>`
  display: grid;
  flex: none;
  place-items: center;
  border: ${borderWidth.hairline} solid transparent;
  background: ${({ $tint = 'sunrise' }) => color[$tint]};
  font-family: ${font.serif};
  ${typeset('heading/single')}
  color: ${({ $tint = 'sunrise' }) => inks[$tint]};

  /* Letters stay within their shape, however large the text. */
  ${({ $shape = 'circle', $size = 'normal' }) =>
    $shape === 'arch'
      ? css`
          width: ${monogram.arch[$size].width};
          height: ${monogram.arch[$size].height};
          border-radius: ${radius.arch};
          font-size: min(${fontSize.h3}, .55 * ${monogram.arch[$size].width});
        `
      : css`
          width: ${monogram.circle[$size]};
          height: ${monogram.circle[$size]};
          border-radius: 50%;
          font-size: min(${$size === 'small' ? fontSize.card : fontSize.lede}, .4 * ${monogram.circle[$size]});
        `}
`;

interface MonogramProps {
  letters: string;
  tint?: MonogramTint;
  shape?: 'circle' | 'arch';
  size?: 'small' | 'normal' | 'large';
  className?: string;
}

/** Initials in place of a photograph. Hidden from assistive technology, because the name is beside it. */
export function Monogram({ letters, tint, shape, size, className }: MonogramProps) {
  return (
    <Face className={className} $tint={tint} $shape={shape} $size={size} aria-hidden="true">
      {letters}
    </Face>
  );
}
