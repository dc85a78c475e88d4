import styled from 'styled-components';
import { unseenUntilAsked } from '../../components/ui/queryResults/QueryResults';
import {
  below,
  borderWidth,
  color,
  columns,
  font,
  fontSize,
  fontWeight,
  lineHeight,
  radius,
  row,
  serif,
  shadow,
  space,
  typeset,
  underline,
  wrapped,
} from '../../theme';

export const Box = styled.div`
  padding: ${space[6]} ${space[6]} ${space[3]};
  border: ${borderWidth.hairline} solid transparent;
  border-radius: ${radius.control};
  background: ${color.card};
  box-shadow: ${shadow.sheet};

  & > a {
    width: 100%;
    margin-top: ${space[4]};
  }

  /* On phones the bar at the lower edge leads to the form, also without scripts. */
  ${below('tabs')} {
    padding: ${space[4]} ${space[4]} ${space[1]};

    & > a { display: none; }
  }

  @media print { display: none; }
`;

export const Label = styled.label`
  display: block;
  margin-bottom: ${space[1]};
  ${typeset('label sm/small')}
`;

/* All offers in one grid cell, as high as the highest: the layout does not shift when another is chosen. */
export const Room = styled.div`
  ${columns(1)}

  @media (scripting: none) { gap: ${space[4]}; }
`;

export const Choice = styled.div`
  ${unseenUntilAsked}

  @media (scripting: none) {
    & > :not(${Room}) { display: none; }
  }
`;

export const Each = styled.div`
  grid-area: 1 / 1;
  overflow-wrap: anywhere;

  &:not([data-shown]) { visibility: hidden; }

  @media (scripting: none) {
    grid-area: auto;

    &:not([data-shown]) { visibility: visible; }
  }
`;

/* With scripts the select shows the name. */
export const Name = styled.p`
  font-weight: ${fontWeight.strong};

  @media (scripting) { display: none; }
`;

export const Amount = styled.p`
  ${wrapped('0 4', 'baseline')}
  margin-top: ${space[3]};
  ${serif('h3/menu')}
  font-variant-numeric: tabular-nums;

  & small {
    font-family: ${font.sans};
    ${typeset('label sm')}
  }

  & > a {
    padding-block: ${space.half};
    font-family: ${font.sans};
    line-height: ${lineHeight.small};
    color: ${color.onErrorBg};
  }

  & > a > span { text-decoration: inherit; }

  /* Small enough for one line. */
  ${below('nav')} { font-size: ${fontSize.h4}; }
  ${below('tabs')} { margin-top: ${space[2]}; }
`;

export const Confirmed = styled.p<{ $old: boolean }>`
  ${typeset('sm/small')}
  font-weight: ${({ $old }) => ($old ? fontWeight.button : fontWeight.text)};
  color: ${({ $old }) => ($old ? color.ink : color.ink2)};
`;

export const Facts = styled.dl`
  ${wrapped('2 5', 'apart')}
  padding-block: ${space[3]};
  margin-top: ${space[3]};
  border-block: ${borderWidth.hairline} solid ${color.line};
  ${typeset('sm/small')}

  & > div:has(small) { flex-basis: 100%; }
  & dt { color: ${color.ink2}; }
  & dd { font-weight: ${fontWeight.strong}; }

  & small {
    display: block;
    font-size: inherit;
    font-weight: ${fontWeight.text};
  }

  ${below('tabs')} {
    gap: ${space[1]} ${space[4]};
    padding-block: ${space[2]};
    margin-top: ${space[2]};

    /* On one line with its label, and what follows below both. */
    & > div:has(small) > dt {
      float: left;
      margin-right: ${space[3]};
    }
  }
`;

export const Sum = styled.p`
  ${row('3')}
  padding-block: ${space[2]};
  ${typeset('strong sm/small')}

  & > a {
    min-width: 0;
    padding-block: ${space[1]};
    color: ${color.oxblood};
    text-underline-offset: ${underline.link};
    overflow-wrap: anywhere;
  }

  & > svg { color: ${color.teal}; }
  ${below('tabs')} { padding-block: ${space[1]}; }
`;
