import styled from 'styled-components';
import {
  below,
  borderWidth,
  color,
  font,
  fontSize,
  fontWeight,
  icon,
  lineHeight,
  radius,
  shadow,
  space,
} from '../../theme';

/* On phones the bar at the lower edge says it, and the page's head has the choice to compare. */
export const Box = styled.div`
  padding: ${space[6]};
  border: ${borderWidth.hairline} solid transparent;
  border-radius: ${radius.control};
  background: ${color.card};
  box-shadow: ${shadow.sheet};

  & > a {
    width: 100%;
    margin-top: ${space[4]};
  }

  ${below('tabs')} {
    display: none;
  }

  @media print {
    display: none;
  }
`;

export const Label = styled.label`
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.label};
  line-height: ${lineHeight.small};
`;

export const WithScripts = styled.div`
  margin-top: ${space[2]};

  @media (scripting: none) {
    display: none;
  }
`;

/* Nothing can be chosen then. */
export const WithoutScripts = styled.p`
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

  /* On one line. */
  ${below('nav')} {
    font-size: ${fontSize.h4};
  }
`;

export const Facts = styled.ul`
  margin-top: ${space[2]};

  & > li {
    display: grid;
    grid-template-columns: ${icon.m} minmax(0, 1fr);
    gap: ${space[3]};
    padding-block: ${space[1]};
    font-size: ${fontSize.card};
    line-height: ${lineHeight.small};
  }

  & svg {
    color: ${color.teal};
  }
`;
