import styled from 'styled-components';
import { below, borderWidth, color, maxWidth, radius, shadow, size, space, square } from '../../../theme';

export const Panel = styled.details`
  @media print { display: none; }
`;

/* Open, its target is the whole window: a press beside the sheet closes it. */
export const Toggle = styled.summary`
  ${square(size.target)}
  border-radius: ${radius.control};

  &:hover { color: ${color.oxblood}; }

  details:not([open]) > & > :last-child,
  details[open] > & > :first-child {
    display: none;
  }

  details[open] > &::before {
    content: '';
    position: fixed;
    inset: 0;
    cursor: default;
  }
`;

/* Hangs from the header and lies over the page: nothing moves. */
export const Sheet = styled.div`
  position: absolute;
  top: 100%;
  right: 0;
  left: 0;
  padding-block: ${space[3]} ${space[6]};
  border-bottom: ${borderWidth.hairline} solid ${color.line};
  background: ${color.paper};
  box-shadow: ${shadow.sheet};

  & form {
    max-width: ${maxWidth.narrow};
    margin-left: auto;
  }

  ${below('nav')} {
    & form { max-width: none; }
  }
`;
