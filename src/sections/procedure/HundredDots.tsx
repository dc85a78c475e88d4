import styled from 'styled-components';
import { color, size } from '../../theme';

const COLUMNS = 20;
const STEP = 6.6;

const Dots = styled.svg`
  flex: none;
  width: ${size.hundredDots};
  height: auto;
  fill: ${color.sand};

  & .lower {
    fill: ${color.oxblood};
  }

  & .higher {
    fill: ${color.ridge};
  }

  /* On a black background the dark dots would be lost. */
  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`;

interface HundredDotsProps {
  /** Of 100 people; the words beside the dots say the same. */
  from: number;
  to: number;
}

/** A hundred people as dots: the lower figure, and the range up to the higher one. Decoration. */
export function HundredDots({ from, to }: HundredDotsProps) {
  const look = (index: number): string | undefined => {
    if (index < Math.round(from)) return 'lower';
    return index < Math.max(1, Math.round(to)) ? 'higher' : undefined;
  };
  return (
    <Dots viewBox="0 0 132 33" aria-hidden="true">
      {Array.from({ length: 100 }, (_, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: the dots never change their order
          key={index}
          className={look(index)}
          cx={3 + (index % COLUMNS) * STEP}
          cy={3 + Math.floor(index / COLUMNS) * STEP}
          r="2.5"
        />
      ))}
    </Dots>
  );
}
