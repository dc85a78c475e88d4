import styled from 'styled-components';
import { unseenUntilAsked } from '../../components/ui/queryResults/QueryResults';
import {
  below,
  borderWidth,
  color,
  font,
  fontSize,
  fontWeight,
  lineHeight,
  radius,
  shadow,
  space,
  underline,
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

    & > a {
      display: none;
    }
  }

  @media print {
    display: none;
  }
`;

export const Label = styled.label`
  display: block;
  margin-bottom: ${space[2]};
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.label};
  line-height: ${lineHeight.small};
`;

/* All offers in one grid cell, as high as the highest: the layout does not shift when another is chosen. */
export const Room = styled.div`
  display: grid;

  @media (scripting: none) {
    gap: ${space[4]};
  }
`;

export const Choice = styled.div`
  ${unseenUntilAsked}

  @media (scripting: none) {
    & > :not(${Room}) {
      display: none;
    }
  }
`;

export const Each = styled.div`
  grid-area: 1 / 1;

  &:not([data-shown]) {
    visibility: hidden;
  }

  @media (scripting: none) {
    grid-area: auto;

    &:not([data-shown]) {
      visibility: visible;
    }
  }
`;

/* With scripts the select shows the name. */
export const Name = styled.p`
  font-weight: ${fontWeight.strong};

  @media (scripting) {
    display: none;
  }
`;

export const Amount = styled.p`
  margin-top: ${space[3]};
  font-family: ${font.serif};
  font-size: ${fontSize.h3};
  font-weight: ${fontWeight.heading};
  font-variant-numeric: tabular-nums;
  line-height: ${lineHeight.menu};

  & > small {
    font-family: ${font.sans};
    font-size: ${fontSize.sm};
    font-weight: ${fontWeight.label};
  }

  /* Small enough for one line. */
  ${below('nav')} {
    font-size: ${fontSize.h4};
  }
`;

export const Confirmed = styled.p<{ $old: boolean }>`
  font-size: ${fontSize.sm};
  line-height: ${lineHeight.small};
  font-weight: ${({ $old }) => ($old ? fontWeight.button : fontWeight.text)};
  color: ${({ $old }) => ($old ? color.ink : color.ink2)};
`;

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};
  justify-content: space-between;
  padding-block: ${space[3]};
  margin-top: ${space[3]};
  border-block: ${borderWidth.hairline} solid ${color.line};
  font-size: ${fontSize.sm};
  line-height: ${lineHeight.small};

  & > div:has(small) {
    flex-basis: 100%;
  }

  & dt {
    color: ${color.ink2};
  }

  & dd {
    font-weight: ${fontWeight.strong};
  }

  & small {
    display: block;
    font-size: inherit;
    font-weight: ${fontWeight.text};
  }
`;

export const Sum = styled.p`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  padding-block: ${space[2]};
  font-size: ${fontSize.card};
  font-weight: ${fontWeight.strong};
  line-height: ${lineHeight.small};

  & > a {
    min-width: 0;
    padding-block: ${space[1]};
    color: ${color.oxblood};
    text-underline-offset: ${underline.link};
    overflow-wrap: anywhere;
  }

  & > svg {
    color: ${color.teal};
  }
`;
