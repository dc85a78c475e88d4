import styled, { css, type DefaultTheme } from 'styled-components';

const tints = ['sunrise', 'lagoon', 'sand', 'peach', 'foam'] as const;
export type MonogramTint = (typeof tints)[number];

const inks = ({ color }: DefaultTheme) =>
  ({
    sunrise: color.wine,
    lagoon: color.onLagoon,
    sand: color.onSand,
    peach: color.onSand,
    foam: color.onLagoon,
  }) as const satisfies Record<MonogramTint, string>;

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
  border: ${({ theme }) => theme.stroke.hairline} solid transparent;
  background: ${({ theme, $tint = 'sunrise' }) => theme.color[$tint]};
  font-family: ${({ theme }) => theme.font.serif};
  font-weight: ${({ theme }) => theme.weight.heading};
  line-height: ${({ theme }) => theme.leading.single};
  color: ${({ theme, $tint = 'sunrise' }) => inks(theme)[$tint]};

  /* Letters stay within their shape, however large the text. */
  ${({ theme, $shape = 'circle', $size = 'normal' }) =>
    $shape === 'arch'
      ? css`
          width: ${theme.extent.monogram.arch[$size].width};
          height: ${theme.extent.monogram.arch[$size].height};
          border-radius: ${theme.radius.arch};
          font-size: min(${theme.size.h3}, .55 * ${theme.extent.monogram.arch[$size].width});
        `
      : css`
          width: ${theme.extent.monogram.circle[$size]};
          height: ${theme.extent.monogram.circle[$size]};
          border-radius: 50%;
          font-size: min(${$size === 'small' ? theme.size.card : theme.size.lede}, .4 * ${theme.extent.monogram.circle[$size]});
        `}
`;

interface MonogramProps {
  letters: string;
  tint?: MonogramTint;
  shape?: 'circle' | 'arch';
  size?: 'small' | 'normal' | 'large';
  className?: string;
}

/** Two letters instead of a face. Hidden from assistive technology: the name stands beside it. */
export function Monogram({ letters, tint, shape, size, className }: MonogramProps) {
  return (
    <Face className={className} $tint={tint} $shape={shape} $size={size} aria-hidden="true">
      {letters}
    </Face>
  );
}
