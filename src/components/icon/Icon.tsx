import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';

interface IconProps {
  /** One icon, imported by its name: `import { MapPin } from 'lucide-react'`. */
  of: LucideIcon;
  /** Any CSS length; grows with the text by default. */
  size?: string;
  strokeWidth?: number;
  className?: string;
}

const Frame = styled.span<{ $size: string }>`
  display: inline-flex;
  flex: none;
  width: ${({ $size }) => $size};
  height: ${({ $size }) => $size};

  & > svg {
    width: 100%;
    height: 100%;
  }
`;

/** Decoration only: hidden from assistive technology, so the words beside it have to say what it shows. */
export function Icon({ of: Drawing, size = '1.25em', strokeWidth = 1.75, className }: IconProps) {
  return (
    <Frame $size={size} className={className} aria-hidden="true">
      <Drawing strokeWidth={strokeWidth} focusable="false" />
    </Frame>
  );
}
