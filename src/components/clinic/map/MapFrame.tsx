import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { BasemapView } from '../../../data/map';
import { color } from '../../../theme';

const Frame = styled.div`
  container-type: inline-size;
  position: relative;
  width: 100%;
  height: 100%;
  overflow: hidden;
  background: ${color.foam};

  /* Both have the same viewBox and lie in the same box, so they meet in a frame of any shape, beyond the viewBox too. */
  img,
  svg {
    width: 100%;
    height: 100%;
  }

  /* Color of the sea until the picture has loaded. */
  img {
    position: absolute;
    inset: 0;
  }

  /* No label is cut. */
  svg {
    position: relative;
    overflow: visible;
  }

  text { text-anchor: middle; }
`;

interface MapFrameProps {
  map: BasemapView;
  /** Accessible name; left out where the page says elsewhere what is on the map. */
  label?: string;
  /** Drawn on the basemap, in units of the viewBox. */
  children: ReactNode;
  className?: string;
}

/** A map: the basemap as a lazily loaded picture, with names and points drawn over it in the page. */
export function MapFrame({ map: { basemap, width, height }, label, children, className }: MapFrameProps) {
  return (
    <Frame className={className}>
      <img loading="lazy" decoding="async" src={basemap} alt="" />
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} aria-hidden={label ? undefined : true}>
        {children}
      </svg>
    </Frame>
  );
}
