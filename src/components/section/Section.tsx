import styled from 'styled-components';
import { color, leading, measure, radius, shadow, size, space, stroke } from '../../theme';

/** A band of the page with the design's breathing room; `$band` puts it on the darker paper. */
export const Section = styled.section<{ $band?: boolean }>`
  padding-block: ${space.section};
  background: ${({ $band }) => ($band ? color.paper2 : 'none')};

  @media print {
    padding-block: ${space[6]};
    background: none;
  }
`;

/** Large, quiet text under a heading. On a dark band it takes the band's `--soft`. */
export const Lede = styled.p`
  max-width: ${measure.narrow};
  margin-top: ${space[4]};
  font-size: ${size.lede};
  line-height: ${leading.lede};
  color: var(--soft, ${color.ink2});

  @media print {
    break-after: avoid;
  }
`;

/** Secondary text of cards and rows. */
export const CardText = styled.p`
  margin-top: ${space[2]};
  font-size: ${size.card};
  line-height: ${leading.card};
  color: var(--soft, ${color.ink2});
`;

/** The one raised sheet of a view. */
export const Sheet = styled.div`
  padding: ${space.fluid.m};
  border: ${stroke.hairline} solid transparent;
  border-radius: ${radius.sheet};
  background: ${color.card};
  box-shadow: ${shadow.sheet};

  @media print {
    padding: 0;
    background: none;
    box-shadow: none;
  }
`;
