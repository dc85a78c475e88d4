import styled from 'styled-components';
import { labelLevels, map } from '../../theme/map';

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
export const MapFrame = styled.div`
  container-type: inline-size;
  width: 100%;
  height: 100%;
  overflow: hidden;
  background: ${({ theme }) => theme.color.foam};

  /* The sheet is drawn beyond its viewBox: in a frame of another shape more of the world shows, and no label is cut. */
  svg {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
  }

  .graticule {
    fill: none;
    stroke: ${map.seaLine};
  }

  .land {
    fill: ${map.land};
    stroke: ${({ theme }) => theme.color.paper};
    stroke-width: 1.5;
  }

  .shadow {
    fill: ${({ theme }) => theme.color.wine};
    opacity: 0.2;
  }

  .country {
    fill: ${({ theme }) => theme.color.oxblood};
    stroke: ${({ theme }) => theme.color.paper};
    stroke-width: 1.5;
    stroke-linejoin: round;
  }

  .lead {
    fill: none;
    stroke: ${({ theme }) => theme.color.ink};
    stroke-width: 2.5;
  }

  .dot {
    fill: ${({ theme }) => theme.color.paper};
    stroke: ${({ theme }) => theme.color.ink};
    stroke-width: 2.5;
  }

  .halo {
    fill: ${({ theme }) => theme.color.sunrise};
    opacity: 0.45;
  }

  .pin {
    fill: ${({ theme }) => theme.color.sunrise};
    stroke: ${({ theme }) => theme.color.ink};
    stroke-width: 2;
  }

  .eye,
  text {
    fill: ${({ theme }) => theme.color.ink};
  }

  .tag {
    fill: ${({ theme }) => theme.color.paper};
  }

  .tag.warm {
    fill: ${({ theme }) => theme.color.sunrise};
  }

  .tag.soft {
    fill-opacity: 0.86;
  }

  text {
    font-family: ${({ theme }) => theme.font.sans};
    font-weight: ${({ theme }) => theme.weight.button};
    text-anchor: middle;
  }

  .tag.soft + text {
    font-weight: ${({ theme }) => theme.weight.text};
  }

  ${largerLabels}

  @media (forced-colors: active) {
    .tag,
    .tag.warm {
      fill: Canvas;
      fill-opacity: 1;
      stroke: CanvasText;
    }

    text {
      fill: CanvasText;
    }
  }
`;
