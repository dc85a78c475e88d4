import styled from 'styled-components';
import { lettering } from './lettering';
import { MarkShapes } from './Mark';

const variants = ['default', 'reversed'] as const;
type LogoVariant = (typeof variants)[number];

const Lettering = styled.path<{ $variant: LogoVariant }>`
  fill: ${({ theme, $variant }) => ($variant === 'reversed' ? theme.color.paper : theme.color.ink)};

  /* Shapes keep their colour in forced colours, while the ground below them changes. */
  @media (forced-colors: active) {
    fill: CanvasText;
  }
`;

interface LogoProps {
  /** `reversed` stands on dark bands. */
  variant?: LogoVariant;
  className?: string;
}

/** Mark and name, 297 x 52. Hidden from assistive technology: the link around it carries the name. */
export function Logo({ variant = 'default', className }: LogoProps) {
  return (
    <svg viewBox="0 0 297 52" width="250" height="44" className={className} aria-hidden="true" focusable="false">
      <g transform="scale(.8125)">
        <MarkShapes />
      </g>
      <Lettering $variant={variant} transform="translate(66 39)" d={lettering} />
    </svg>
  );
}
