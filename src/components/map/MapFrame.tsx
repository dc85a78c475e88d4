import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, weight } from '../../theme';
import { labelLevels } from '../../theme/map';
import type { GroundView } from '../../views/map';

const largerLabels = labelLevels
  .slice(1)
  .map(
    ({ maxWidth, scale }, index) => `
  @container (max-width: ${maxWidth}px) {
    [data-mark] { transform: scale(${scale}); }
    [data-level='${index}'] { display: none; }
  }`,
  )
  .join('');

/**
 * Look of both maps, and their answer to the width that they are given. Colours in forced colours: shapes keep theirs,
 * text does not, so the labels' grounds have to follow the text.
 */
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

  /* The sea alone until it is there. */
  img {
    position: absolute;
    inset: 0;
  }

  /* No label is cut. */
  svg {
    position: relative;
    overflow: visible;
  }

  .dot {
    fill: ${color.paper};
    stroke: ${color.ink};
    stroke-width: 2.5;
  }

  .halo {
    fill: ${color.sunrise};
    opacity: 0.45;
  }

  .pin {
    fill: ${color.sunrise};
    stroke: ${color.ink};
    stroke-width: 2;
  }

  .eye,
  text {
    fill: ${color.ink};
  }

  .tag {
    fill: ${color.paper};
  }

  .tag.warm {
    fill: ${color.sunrise};
  }

  text {
    font-family: ${font.sans};
    font-weight: ${weight.button};
    text-anchor: middle;
  }

  .tag.soft + text {
    font-weight: ${weight.text};
  }

  ${largerLabels}

  @media (forced-colors: active) {
    .tag,
    .tag.warm {
      fill: Canvas;
      stroke: CanvasText;
    }

    text {
      fill: CanvasText;
    }
  }
`;

interface MapFrameProps {
  map: GroundView;
  /** Accessible name; left out where what stands on the map is said elsewhere. */
  label?: string;
  /** Drawn on the ground, in units of the viewBox. */
  children: ReactNode;
  className?: string;
}

/** A map: its ground as a picture that comes when it is near, names and points above it in the page itself. */
export function MapFrame({ map: { ground, width, height }, label, children, className }: MapFrameProps) {
  return (
    <Frame className={className}>
      <img loading="lazy" decoding="async" src={ground} alt="" />
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} aria-hidden={label ? undefined : true}>
        {children}
      </svg>
    </Frame>
  );
}
