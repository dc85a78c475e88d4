import styled, { css } from 'styled-components';
import { below, borderWidth, color, columns, font, fontWeight, paper, space } from '../../theme';

const sides = css`
  ${columns(2, '1 6')}
  padding-block: ${space[2]};

  & h3 {
    font-family: ${font.sans};
    font-size: 1em;
    font-weight: ${fontWeight.strong};
    letter-spacing: normal;
  }

  & li {
    padding-left: 1em;
    text-indent: -.85em;

    &::before { content: '▪ '; }
  }

  ${below('form')} {
    @media screen {
      grid-template-columns: minmax(0, 1fr);
      row-gap: ${space[3]};

      details > & h3 { display: none; }
    }
  }

  @media print { padding-block: ${paper.air.row}; }
`;

export const Row = styled.div`
  ${sides}
  border-bottom: ${borderWidth.hairline} solid ${color.line};
`;

export const Framed = styled.div`
  ${sides}
  margin-block: ${space[1]};
  padding-inline: ${space[2]};
  border: ${borderWidth.strong} solid ${color.ink};
`;
