import styled from 'styled-components';

/** A band of the page with the design's breathing room; `$band` puts it on the darker paper. */
export const Section = styled.section<{ $band?: boolean }>`
  padding-block: ${({ theme }) => theme.space.section};
  background: ${({ theme, $band }) => ($band ? theme.color.paper2 : 'none')};

  @media print {
    padding-block: ${({ theme }) => theme.space[5]};
    background: none;
  }
`;

/** Large, quiet text under a heading. On a dark band it takes the band's `--soft`. */
export const Lede = styled.p`
  max-width: 34em;
  margin-top: ${({ theme }) => theme.space[4]};
  font-size: ${({ theme }) => theme.size.lede};
  line-height: 1.5;
  color: var(--soft, ${({ theme }) => theme.color.ink2});
`;

/** Secondary text of cards and rows. */
export const CardText = styled.p`
  margin-top: ${({ theme }) => theme.space[2]};
  font-size: ${({ theme }) => theme.size.card};
  line-height: 1.52;
  color: var(--soft, ${({ theme }) => theme.color.ink2});
`;

/** The one raised sheet of a view. */
export const Sheet = styled.div`
  padding: clamp(24px, 3.4vw, 48px);
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.sheet};
  background: ${({ theme }) => theme.color.card};
  box-shadow: ${({ theme }) => theme.shadow.sheet};
`;
