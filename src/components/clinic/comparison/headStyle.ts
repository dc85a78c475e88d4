import styled, { css } from 'styled-components';
import {
  breakpoint,
  color,
  focus,
  font,
  fontSize,
  fontWeight,
  letterSpacing,
  lineHeight,
  radius,
  size,
  space,
  underline,
} from '../../../theme';

/* Four columns are narrow here: the cross stands below the name, which has its column's whole width. */
const narrow = css`
  @media screen and (${breakpoint.tabs} < width <= ${breakpoint.closeNav}) {
    & > :is(a, b) {
      font-size: ${fontSize.base};
    }

    & > button {
      position: static;
      margin: 0 0 -${space[3]} -${space[3]};
    }
  }
`;

/** A clinic above its column. `$narrow`: as many clinics as fit side by side. */
export const Head = styled.div<{ $narrow: boolean }>`
  position: relative;

  & > :is(a, b) {
    display: inline-block;
    font-family: ${font.serif};
    font-size: ${fontSize.h4};
    font-weight: ${fontWeight.heading};
    line-height: ${lineHeight.title};
    letter-spacing: ${letterSpacing.title};
    text-decoration: none;
  }

  & > a:hover {
    color: ${color.oxblood};
    text-decoration: underline;
    text-underline-offset: ${underline.link};
  }

  & > small {
    display: block;
    font-size: ${fontSize.sm};
    font-weight: ${fontWeight.medium};
    line-height: ${lineHeight.field};
    color: ${color.tealDark};
  }

  & > button {
    position: absolute;
    right: calc(-1 * ${space[12]});
    bottom: -${space[2]};
    display: grid;
    place-items: center;
    width: ${size.target};
    height: ${size.target};
    padding: 0;
    border: 0;
    border-radius: ${radius.control};
    background: none;
    color: ${color.ink2};
    cursor: pointer;
  }

  & > button:hover {
    background: ${color.tag};
  }

  & > button:focus-visible {
    outline-offset: ${focus.inside};
  }

  ${({ $narrow }) => $narrow && narrow}

  @media print {
    & > :is(a, b) {
      font-size: ${fontSize.sm};
    }

    & > small {
      font-size: ${fontSize.printSmall};
    }

    & > button {
      display: none;
    }
  }
`;
