import styled from 'styled-components';
import { color } from '../../../theme';

export const Bar = styled.svg`
  width: 100%;
  max-width: none;
  overflow: visible;

  & .line {
    stroke: ${color.line};
  }

  & .anchor {
    stroke: ${color.tealDark};
    stroke-width: 2;
    stroke-dasharray: 5 4;
  }

  & rect.care {
    fill: ${color.oxblood};
    stroke: ${color.oxblood};
    stroke-width: 1.5;
  }

  & rect.care.old {
    fill: url(#old-price);
  }

  & .ghost {
    fill: none;
    stroke: ${color.lineStrong};
    stroke-width: 1.5;
    stroke-dasharray: 4 3;
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;

    & :is(.line, .anchor, .ghost, rect.care) {
      stroke: CanvasText;
    }

    & rect.care:not(.old) {
      fill: CanvasText;
    }
  }

  @media print {
    print-color-adjust: exact;
  }
`;
