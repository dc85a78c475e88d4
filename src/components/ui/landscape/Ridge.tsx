import styled from 'styled-components';
import { borderWidth, color, landscape } from '../../../theme';

/** Three hills before the footer. The two behind end under the last: a seam would show at an edge between pixels. */
export function Ridge() {
  return (
    <Layers viewBox="0 0 1440 140" preserveAspectRatio="none" aria-hidden="true">
      <path
        fill={color.ridge}
        opacity=".55"
        d="M0 92C120 60 210 84 330 52 420 28 500 60 600 72 760 92 840 22 980 30 1100 38 1180 86 1290 62 1360 48 1400 56 1440 44V134H0Z"
      />
      <path
        fill={color.oxblood}
        d="M0 104C90 96 170 62 290 82 400 100 470 116 610 100 740 84 820 60 950 74 1090 88 1200 110 1320 90 1380 80 1410 84 1440 76V134H0Z"
      />
      <path
        fill={color.wine}
        d="M0 122C140 104 260 112 400 122 560 132 700 104 860 110 1040 116 1180 132 1440 112V140H0Z"
      />
    </Layers>
  );
}

const Layers = styled.svg`
  display: block;
  width: 100%;
  height: ${landscape.ridge};
  /* No hairline of the background may show between the last hill and the footer. */
  margin-bottom: calc(-1 * ${borderWidth.hairline});

  @media print { display: none; }
`;
