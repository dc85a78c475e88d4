import styled from 'styled-components';
import { below, borderWidth, color, fontWeight, paper, space } from '../../theme';

/** The days of a stay, drawn as a line. */
export const Line = styled.figure`
  padding-block: ${space[2]};
  border-bottom: ${borderWidth.hairline} solid ${color.line};

  ${below('form')} {
    & > svg { display: none; }
  }

  & > svg {
    width: 100%;
    stroke: ${color.ink};
    fill: ${color.ink};
  }

  & :is(.flight, .check, .arrival) {
    fill: ${color.card};
    stroke-width: 2;
  }

  & .check { stroke-dasharray: 2 2; }
  & p { font-weight: ${fontWeight.strong}; }

  & li {
    display: inline-block;
    margin-right: ${space[4]};
  }

  /* Name and days on one line, so that the sheet stays one page with fallback fonts, too, which are wider. */
  @media print {
    padding-block: ${paper.air.days};

    & > svg { display: none; }
    & :is(p, ul, li) { display: inline; }
    & p { margin-right: ${space[2]}; }
  }
`;
