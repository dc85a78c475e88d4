import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { icon } from '../../theme';
import { type Color, color } from '../../theme/color';
import type { IconSize } from '../../theme/icon';

interface IconProps {
  /** One icon, imported by its name: `import { MapPin } from 'lucide-react'`. */
  of: LucideIcon;
  /** Grows with the text by default. */
  size?: IconSize;
  strokeWidth?: number;
  /** That of the text by default. */
  ink?: Color | undefined;
  className?: string;
}

const Frame = styled.span<{ $size: IconSize; $ink: Color | undefined }>`
  display: inline-flex;
  flex: none;
  width: ${({ $size }) => icon[$size]};
  height: ${({ $size }) => icon[$size]};
  ${({ $ink }) => $ink && `color: ${color[$ink]};`}

  & > svg {
    width: 100%;
    height: 100%;
    fill: none;
    stroke: currentColor;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;

/** Decoration only: hidden from assistive technology, so the words beside it have to say what it shows. */
export function Icon({ of: Drawing, size = 'text', strokeWidth = 1.75, ink, className }: IconProps) {
  return (
    <Frame $size={size} $ink={ink} className={className} aria-hidden="true">
      <Drawing strokeWidth={strokeWidth} />
    </Frame>
  );
}
