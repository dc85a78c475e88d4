import styled, { css } from 'styled-components';
import { borderWidth, color, columnWidth, font, fontWeight, radius, row, shadow, space, typeset } from '../../../theme';
import { mapNames } from '../../../theme/map';
import { visuallyHidden } from '../../ui/VisuallyHidden';
import { withPins } from './pinStyle';

/* Only where a pin can be hovered to learn its name, and never on paper. */
export const Box = styled.div`
  position: relative;
  container-type: inline-size;

  @media screen and (hover: hover) {
    &[data-pins] { container-name: pins; }
  }
`;

export const MapSurface = styled.div`
  position: relative;
  border-radius: ${radius.control};
  box-shadow: ${shadow.sheet};

  & > div:first-child { border-radius: inherit; }

  & .name {
    display: none;
    font-family: ${font.serif};
    font-size: ${mapNames};
    font-weight: ${fontWeight.heading};
    fill: ${color.ink2};
  }

  & .on-land { fill: ${color.onDark}; }

  /* The sea is the page's own background then; the land keeps its color. */
  @media (forced-colors: active) {
    & .name:not(.on-land) { fill: CanvasText; }
  }

  & .stem {
    display: none;
    stroke: ${color.ink};
    stroke-width: 2;
  }

  & .foot {
    fill: ${color.paper};
    stroke: ${color.ink};
    stroke-width: 2;
  }

  ${withPins} {
    & :is(.name, .stem) { display: inline; }
  }

  @media print { display: none; }
`;

/** Place on the sheet, as parts of its width and height. */
export const Spot = styled.li<{ $x: number; $y: number }>`
  --x: ${({ $x }) => ($x * 100).toFixed(2)}%;
  --y: ${({ $y }) => ($y * 100).toFixed(2)}%;
`;

/** The countries on the map, where it has no pins. */
export const Tags = styled.nav`
  & > ul > li {
    position: absolute;
    top: var(--y);
    left: var(--x);
    translate: -50% -50%;
  }

  & > ul > li[data-edge='right'] {
    right: calc(100% - var(--x));
    left: auto;
    translate: 0 -50%;
  }

  & a {
    ${row('2', 'target')}
    max-width: ${columnWidth.mapTag};
    padding-inline: ${space[3]};
    border: ${borderWidth.field} solid ${color.ink};
    border-radius: ${radius.control};
    background: ${color.card};
    ${typeset('label sm/title')}
    text-decoration: none;
    box-shadow: ${shadow.low};
  }

  & b {
    color: ${color.oxblood};
    font-variant-numeric: tabular-nums;
  }

  & a[data-off] {
    border-color: ${color.lineStrong};
    color: ${color.ink2};
  }

  /* With very large text the names would overlap: the lists below name the countries too. */
  @container (max-width: ${columnWidth.mapWithTags}) { display: none; }
  ${withPins} { display: none; }
`;

const whereTagsFit = css`
  @media screen {
    @container (width > ${columnWidth.mapWithTags}) { display: none; }
  }
`;

/** The clinics, a list a country: beside one another below the map, or as its pins. */
export const Lists = styled.nav<{ $spare: boolean }>`
  display: grid;
  break-inside: avoid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${columnWidth.mapList}), 1fr));
  gap: ${space[6]} ${space[5]};
  margin-top: ${space[6]};

  & > div { break-inside: avoid; }

  /* Where the countries on the map are enough. */
  ${({ $spare }) => $spare && whereTagsFit}

  & h3 {
    padding-bottom: ${space[1]};
    border-bottom: ${borderWidth.field} solid ${color.ink};
    ${typeset('lede')}
  }

  & li[data-off],
  & > div:not(:has(li:not([data-off]))) {
    display: none;
  }

  ${withPins} {
    position: absolute;
    inset: 0;
    display: block;
    margin: 0;
    pointer-events: none;

    & h3 { ${visuallyHidden} }

    & li[data-off],
    & > div:not(:has(li:not([data-off]))) {
      display: block;
    }
  }
`;
