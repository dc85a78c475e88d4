import styled from 'styled-components';
import { color, extent, icon, leading, size, space, stroke, underline, weight } from '../../theme';

/** One part of an answer. */
export const Part = styled.div`
  display: flex;
  gap: ${space[2]};

  & + & {
    margin-top: ${space[3]};
  }

  & > span:first-child:not(:last-child) {
    width: ${icon.s};
    height: ${icon.s};
    margin-top: ${stroke.hairline};
    color: ${color.tealDark};
  }

  & b {
    font-weight: ${weight.strong};
    font-variant-numeric: tabular-nums;
  }

  & small {
    display: block;
    font-size: ${size.sm};
    line-height: ${leading.field};
    color: ${color.ink2};
  }

  & small[data-warning] {
    font-weight: ${weight.button};
    color: ${color.ink};
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${extent.target};
    margin-block: -${space[3]};
    font-size: ${size.sm};
    font-weight: ${weight.button};
    color: ${color.oxblood};
    text-underline-offset: ${underline.text};
  }

  @media print {
    & > span:first-child:not(:last-child) {
      width: ${icon.text};
      height: ${icon.text};
      margin: 0;
    }

    & small {
      display: inline;
      font-size: ${size.printSmall};
      line-height: inherit;
    }

    & small::before {
      content: ' · ';
    }

    & + & {
      margin-top: ${space.half};
    }

    & a {
      display: none;
    }
  }
`;
