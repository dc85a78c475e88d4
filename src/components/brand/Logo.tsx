import styled from 'styled-components';
import { lettering } from './lettering';
import { type BrandVariant, MarkShapes } from './Mark';

const Lettering = styled.path<{ $variant: BrandVariant }>`
  fill: ${({ theme, $variant }) => ($variant === 'reversed' ? theme.color.paper : theme.color.ink)};

  /* Shapes keep their colour in forced colours, while the ground below them changes. */
  @media (forced-colors: active) {
    fill: CanvasText;
  }
`;

interface LogoProps {
  variant?: BrandVariant;
  className?: string;
}

/** Mark and name, 297 x 52. Hidden from assistive technology: the link around it carries the name. */
export function Logo({ variant = 'default', className }: LogoProps) {
  return (
    <svg viewBox="0 0 297 52" width="250" height="44" className={className} aria-hidden="true" focusable="false">
      <g transform="scale(.8125)">
        <MarkShapes variant={variant} />
      </g>
      <Lettering $variant={variant} transform="translate(66 39)" d={lettering} />
    </svg>
  );
}
