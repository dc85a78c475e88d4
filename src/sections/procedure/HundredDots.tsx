import styled from 'styled-components';
import { color, size } from '../../theme';

const COLUMNS = 20;
const STEP = 6.6;

const Dots = styled.svg`
  flex: none;
  width: ${size.hundredDots};
  height: auto;
  fill: none;
  stroke: ${color.sand};
  stroke-dasharray: 0 ${STEP};
  stroke-linecap: round;
  stroke-width: 5;

  & > .higher { stroke: ${color.ridge}; }
  & > .lower { stroke: ${color.oxblood}; }

  /* On a black background the dark dots would be lost. */
  @media (forced-colors: active) {
    stroke: GrayText;

    & > .higher { stroke: Highlight; }
    & > .lower { stroke: CanvasText; }
  }
`;

/** So many dots, row by row: each row a line of which the dashes are dots. */
const rows = (count: number): string =>
  Array.from({ length: Math.ceil(count / COLUMNS) }, (_, row) => {
    const last = Math.min(count - row * COLUMNS, COLUMNS) - 1;
    return `M3 ${3 + row * STEP}h${last * STEP + 0.1}`;
  }).join('');

interface HundredDotsProps {
  /** Of 100 people; the words beside the dots say the same. */
  from: number;
  to: number;
}

/** A hundred people as dots: the lower figure, and the range up to the higher one. Decoration. */
export function HundredDots({ from, to }: HundredDotsProps) {
  return (
    <Dots viewBox="0 0 132 33" aria-hidden="true">
      <path d={rows(100)} />
      <path className="higher" d={rows(Math.max(1, Math.round(to)))} />
      <path className="lower" d={rows(Math.round(from))} />
    </Dots>
  );
}
