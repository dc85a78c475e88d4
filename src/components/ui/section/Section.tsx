import styled from 'styled-components';
import { below, borderWidth, color, maxWidth, radius, shadow, space, typeset } from '../../../theme';

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
  max-width: ${maxWidth.narrow};
  margin-top: ${space[4]};
  ${typeset('lede/lede')}
  color: var(--soft, ${color.ink2});

  @media print { break-after: avoid; }
`;

/** Secondary text of cards and rows. */
export const CardText = styled.p`
  margin-top: ${space[2]};
  ${typeset('card/card')}
  color: var(--soft, ${color.ink2});
`;

/** The one raised card of a page; on phones the form in it has the whole width. */
export const Panel = styled.div`
  padding: ${space.fluid.m};
  border: ${borderWidth.hairline} solid transparent;
  border-radius: ${radius.sheet};
  background: ${color.card};
  box-shadow: ${shadow.sheet};

  ${below('phone')} {
    padding: 0;
    background: none;
    box-shadow: none;
  }

  @media print {
    padding: 0;
    background: none;
    box-shadow: none;
  }
`;
