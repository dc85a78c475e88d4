import styled, { css, keyframes } from 'styled-components';
import { below, color, font, leading, motion, path, radius, shadow, size, space, stroke, weight } from '../../../theme';

const draw = keyframes`
  from { stroke-dashoffset: 1; }
  to { stroke-dashoffset: 0; }
`;

const rise = keyframes`
  from { transform: translateY(${space[6]}); }
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
  }
`;

export const Sun = styled.g`
  @media (prefers-reduced-motion: no-preference) {
    animation: ${rise} 600ms ${motion.ease} both;
  }
`;

export const Drawing = styled.div`
  display: none;
  margin-top: ${space[10]};

  @media screen and (min-width: ${path.wide}) {
    display: block;
  }

  & > svg {
    width: 100%;
    height: auto;
    overflow: visible;
  }

  & text {
    font-family: ${font.sans};
    font-size: ${size.sm};
    fill: ${color.ink2};
  }

  & .title {
    font-family: ${font.serif};
    font-size: ${size.name};
    font-weight: ${weight.heading};
    fill: ${color.ink};
  }

  & .zone {
    font-weight: ${weight.label};
    fill: ${color.ink};
  }

  & .sheets > path {
    filter: ${path.sheetShadow};
  }

  & .shade {
    fill: none;
    stroke: ${color.wine};
    stroke-width: 30;
    stroke-linecap: round;
    opacity: .13;
    transform: translate(${path.roadShadow});
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

  & .day {
    fill: ${color.trail};
  }

  & .day.night {
    fill: ${color.oxblood};
  }

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

  /* Drawings keep their colors, but what stands beside the hills is on the page's own ground. */
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

export const Stops = styled.ol`
  max-width: ${path.list};
  margin-top: ${space[7]};
  overflow-wrap: anywhere;
  border-radius: ${radius.image};
  box-shadow: ${shadow.sheet};
  overflow: hidden;

  @media screen and (min-width: ${path.wide}) {
    position: absolute;
    width: ${stroke.hairline};
    height: ${stroke.hairline};
    margin: 0;
    clip-path: inset(50%);
  }

  & > li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${space[4]};
    padding: ${space[2]} ${space[4]} ${space[2]} ${space[14]};
    break-inside: avoid;
  }

  /* The road, and the stop on it. */
  & > li::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 ${space[4]};
    width: ${space[6]};
    background: ${color.card};
  }

  & > li::after {
    content: '';
    position: absolute;
    top: ${space[2]};
    left: ${space[4]};
    width: ${space[6]};
    height: ${space[6]};
    border: ${stroke.bold} solid ${color.oxblood};
    border-radius: 50%;
    background: ${color.card};
    scale: .7;
  }

  & > li[data-kind='operation']::after {
    background: ${color.oxblood};
    scale: 1;
  }

  & > li:is([data-kind='fly'], [data-kind='home'])::after {
    border: ${stroke.strong} solid ${color.ink};
    background: ${color.sunrise};
    scale: 1;
  }

  & > li:is([data-kind='nights'], [data-kind='nearby'], [data-kind='reserve'])::after {
    border-color: ${color.trail};
    scale: .45;
  }

  & > li[data-zone='before'] {
    background: ${color.sand};
  }

  & > li[data-zone='away'] {
    background: ${color.peach};
  }

  & > li[data-zone='home'] {
    background: ${color.foam};
  }

  ${below('phone')} {
    margin-top: ${space[4]};

    & > li {
      padding-block: ${space[1]};
    }

    & > li::after {
      top: ${space[1]};
    }
  }

  & b {
    font-family: ${font.serif};
    font-size: ${size.name};
    font-weight: ${weight.heading};
    line-height: ${leading.name};
  }

  & span {
    font-size: ${size.sm};
    font-weight: ${weight.label};
    line-height: ${leading.contact};
  }

  @media print {
    max-width: none;
    box-shadow: none;

    & > li {
      padding-block: ${space[1]};
      background: none;
    }
  }
`;

/** Whose path it is, where none is chosen. */
const named = css`
  & > figure:not(:only-of-type)::before {
    content: attr(aria-label);
    display: block;
    margin-top: ${space[5]};
    font-weight: ${weight.strong};
    break-after: avoid;
  }
`;

/** One figure per clinic: the chosen one shows; on paper and without `:has()` all of them stand below each other. */
export const Chosen = styled.div<{ $count: number }>`
  & > figure {
    position: relative;
  }

  @media print {
    ${named}
  }

  @supports not selector(:has(a)) {
    ${named}
  }

  @supports selector(:has(a)) {
    @media not print {
      ${({ $count }) =>
        Array.from(
          { length: $count },
          (_, index) =>
            `&:has(label:nth-of-type(${index + 1}) > :checked) > figure:not(:nth-of-type(${index + 1})) { display: none; }`,
        ).join('\n')}
    }
  }
`;

export const Key = styled.figcaption`
  display: none;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[6]};
  margin-top: ${space[4]};
  font-size: ${size.sm};
  color: ${color.ink2};

  @media screen and (min-width: ${path.wide}) {
    display: flex;
  }

  & > span {
    display: flex;
    gap: ${space[2]};
    align-items: center;
  }

  & i {
    border: .32em solid ${color.trail};
    border-radius: 50%;
  }

  & .night {
    border-color: ${color.oxblood};
  }

  & .week {
    padding: .16em;
    border: ${stroke.strong} solid ${color.tealDark};
  }

  & .maybe {
    padding: .16em;
    border: ${stroke.strong} solid ${color.trail};
  }

  /* The colors are the information here. */
  @media (forced-colors: active) {
    & i {
      outline: ${stroke.hairline} solid CanvasText;
      forced-color-adjust: none;
    }
  }
`;
