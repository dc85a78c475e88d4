import styled from 'styled-components';
import { borderWidth, color, landscape } from '../../../theme';

interface HillsProps {
  /** Colour of the nearest hill: on the testimonials page it is the paper of the section below. */
  nearest?: 'hill3' | 'paper';
}

/** Night hills at the foot of a sea band. The band must be `position: relative` with hidden overflow. */
export function Hills({ nearest = 'hill3' }: HillsProps) {
  return (
    <Layers viewBox="0 0 1440 260" preserveAspectRatio="none" aria-hidden="true">
      <path
        fill={color.hill1}
        d="M0 150C140 96 240 150 380 100 520 50 600 120 740 110 900 96 960 30 1090 26 1220 24 1300 90 1440 60V260H0Z"
      />
      <path
        fill={color.hill2}
        d="M0 190C120 170 260 196 400 160 560 120 700 190 860 176 1020 160 1180 96 1440 150V260H0Z"
      />
      <path
        fill={color[nearest]}
        d="M0 236C200 200 360 230 560 220 800 208 1000 240 1200 214 1320 200 1400 206 1440 212V260H0Z"
      />
    </Layers>
  );
}

const Layers = styled.svg`
  position: absolute;
  right: 0;
  bottom: calc(-1 * ${borderWidth.hairline});
  left: 0;
  width: 100%;
  height: ${landscape.hills};

  @media print { display: none; }
`;
