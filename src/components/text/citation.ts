import { css } from 'styled-components';
import { color, fontWeight, lineHeight, space } from '../../theme';

/** Style of the numbers that link claims to their sources. The target is larger than the number, for touch. */
export const citationStyle = css`
  & a.citation {
    position: relative;
    padding-inline: ${space.half};
    font-size: .75em;
    font-weight: ${fontWeight.button};
    line-height: ${lineHeight.raised};
    color: ${color.oxblood};
    text-decoration: none;
    vertical-align: .35em;

    &::after {
      content: '';
      position: absolute;
      inset: -${space[3]} -${space[2]};
    }

    &:hover { text-decoration: underline; }
  }

  @media print {
    & a.citation { color: inherit; }
  }
`;
