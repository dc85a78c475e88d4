import styled from 'styled-components';
import { drawnWhenNear } from '../layout/drawnWhenNear';

/** A band of the page with the design's breathing room; `$band` puts it on the darker paper. */
export const Section = styled.section<{ $band?: boolean }>`
  padding-block: ${({ theme }) => theme.space.section};
  background: ${({ theme, $band }) => ($band ? theme.color.paper2 : 'none')};
  ${drawnWhenNear}

  @media print {
    padding-block: ${({ theme }) => theme.space[6]};
    background: none;
  }
`;

/** Large, quiet text under a heading. On a dark band it takes the band's `--soft`. */
export const Lede = styled.p`
  max-width: ${({ theme }) => theme.measure.narrow};
  margin-top: ${({ theme }) => theme.space[4]};
  font-size: ${({ theme }) => theme.size.lede};
  line-height: ${({ theme }) => theme.leading.lede};
  color: var(--soft, ${({ theme }) => theme.color.ink2});
`;

/** Secondary text of cards and rows. */
export const CardText = styled.p`
  margin-top: ${({ theme }) => theme.space[2]};
  font-size: ${({ theme }) => theme.size.card};
  line-height: ${({ theme }) => theme.leading.card};
  color: var(--soft, ${({ theme }) => theme.color.ink2});
`;

/** The one raised sheet of a view. */
export const Sheet = styled.div`
  padding: ${({ theme }) => theme.space.fluid.m};
  border: ${({ theme }) => theme.stroke.hairline} solid transparent;
  border-radius: ${({ theme }) => theme.radius.sheet};
  background: ${({ theme }) => theme.color.card};
  box-shadow: ${({ theme }) => theme.shadow.sheet};

  @media print {
    padding: 0;
    background: none;
    box-shadow: none;
  }
`;
