import styled, { css, keyframes } from 'styled-components';
import { color, font, fontWeight, motion, serif, space, timeline } from '../../../theme';

const draw = keyframes`
  from { stroke-dashoffset: 1; }
  to { stroke-dashoffset: 0; }
`;

const rise = keyframes`
  from { transform: translateY(${space[6]}); }
`;

/* The drawing is far below the first window: a timed animation would end before anybody sees it. */
const inSight = css`
  @supports (animation-timeline: view()) {
    animation-timing-function: linear;
    animation-duration: auto;
    animation-timeline: --path-drawing;
    animation-range: ${motion.sight};
  }
`;

export const DrawnRoad = styled.path`
  fill: none;
  stroke: ${color.card};
  stroke-width: 30;
  stroke-linecap: round;
  stroke-linejoin: round;

  @media (prefers-reduced-motion: no-preference) {
    stroke-dasharray: 1;
    animation: ${draw} ${motion.draw} ${motion.ease} both;
    ${inSight}
  }
`;

export const Sun = styled.g`
  @media (prefers-reduced-motion: no-preference) {
    animation: ${rise} 600ms ${motion.ease} both;
    ${inSight}
  }
`;

export const Drawing = styled.div`
  display: none;
  margin-top: ${space[6]};
  view-timeline: --path-drawing;

  @media screen and (min-width: ${timeline.wide}) { display: block; }

  & > svg {
    width: 100%;
    height: auto;
    overflow: visible;
  }

  & text {
    font-family: ${font.sans};
    font-size: ${timeline.letters.text};
    fill: ${color.ink2};
  }

  & .title {
    ${serif('name')}
    font-size: ${timeline.letters.title};
    fill: ${color.ink};
  }

  & .zone {
    font-weight: ${fontWeight.label};
    fill: ${color.ink};
  }

  & .sheets > path { filter: ${timeline.sheetShadow}; }

  & .shade {
    fill: none;
    stroke: ${color.wine};
    stroke-width: 30;
    stroke-linecap: round;
    opacity: .13;
    transform: translate(${timeline.roadShadow});
  }

  & .pole,
  & .bracket {
    fill: none;
    stroke: ${color.ink};
    stroke-width: 1.25;
  }

  & .before {
    fill: none;
    stroke: ${color.trail};
    stroke-width: 4;
    stroke-dasharray: 0 12;
    stroke-linecap: round;
  }

  & .day { fill: ${color.trail}; }
  & .day.night { fill: ${color.oxblood}; }

  & .day.maybe {
    fill: ${color.card};
    stroke: ${color.trail};
    stroke-width: 2;
  }

  & .week {
    fill: ${color.card};
    stroke: ${color.tealDark};
    stroke-width: 2;
  }

  & .stop {
    fill: ${color.card};
    stroke: ${color.oxblood};
    stroke-width: 3;
  }

  & .operation {
    fill: ${color.oxblood};
    stroke: ${color.card};
    stroke-width: 3;
  }

  & .flight {
    fill: ${color.sunrise};
    stroke: ${color.ink};
    stroke-width: 2;
  }

  /* Drawings keep their colors, but what stands beside the hills is on the page's own background. */
  @media (forced-colors: active) {
    & text:not(.zone),
    & .title {
      fill: CanvasText;
    }

    & .pole,
    & .bracket {
      stroke: CanvasText;
    }
  }
`;
