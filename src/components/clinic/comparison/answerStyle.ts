import styled from 'styled-components';
import { borderWidth, color, fontSize, fontWeight, icon, inlineRow, space, typeset, underline } from '../../../theme';

export const Part = styled.div`
  display: flex;
  gap: ${space[2]};

  & + & { margin-top: ${space[3]}; }

  & > span:first-child:not(:last-child) {
    width: ${icon.s};
    height: ${icon.s};
    margin-top: ${borderWidth.hairline};
    color: ${color.tealDark};
  }

  & b {
    font-weight: ${fontWeight.strong};
    font-variant-numeric: tabular-nums;
  }

  & small {
    display: block;
    ${typeset('sm/field', 'ink2')}
  }

  & small[data-warning] { ${typeset('button', 'ink')} }

  & a {
    ${inlineRow('', 'target')}
    margin-block: -${space[3]};
    ${typeset('button sm', 'oxblood')}
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
      font-size: ${fontSize.printSmall};
      line-height: inherit;
    }

    & small::before { content: ' · '; }
    & + & { margin-top: ${space.half}; }
    & a { display: none; }
  }
`;
