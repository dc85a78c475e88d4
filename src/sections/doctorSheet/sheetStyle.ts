import styled, { createGlobalStyle, css } from 'styled-components';
import { contentId, footerId } from '../../routes/sectionIds';
import {
  below,
  borderWidth,
  color,
  font,
  fontSize,
  fontWeight,
  lineHeight,
  paper,
  shadow,
  size,
  space,
} from '../../theme';

/** On paper the sheet is all there is: the site's header and footer would take a second page. */
export const SheetAlone = createGlobalStyle`
  @media print {
    header:has(+ #${contentId}), #${footerId} {
      display: none;
    }
  }
`;

export const Tools = styled.div`
  padding-block: ${space[2]} ${space[8]};

  & > h1 {
    margin-top: ${space[2]};
  }

  & > p:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[4]};
    align-items: center;
    margin-top: ${space[5]};
  }

  & a {
    color: ${color.oxblood};
  }

  @media print {
    display: none;
  }
`;

export const Sheet = styled.article`
  max-width: ${paper.width};
  margin-bottom: ${space.section};
  padding: ${space.fluid.m};
  border: ${borderWidth.hairline} solid ${color.line};
  background: ${color.card};
  box-shadow: ${shadow.sheet};
  font-size: ${fontSize.sm};
  line-height: ${lineHeight.contact};

  & > footer {
    margin-top: ${space[3]};
    padding-top: ${space[2]};
    border-top: ${borderWidth.field} solid ${color.ink};
    font-size: ${fontSize.xs};
    overflow-wrap: anywhere;
  }

  @page {
    margin: ${paper.margin};
  }

  @media print {
    max-width: none;
    margin: 0;
    padding: 0;
    border: 0;
    box-shadow: none;
    background: none;
    font-size: ${paper.text};
    line-height: ${paper.leading};

    & > footer {
      margin-top: ${paper.air.row};
      padding-top: ${paper.air.row};
      border-top: 0;
      font-size: inherit;
    }
  }
`;

export const Chooser = styled.nav`
  margin-bottom: ${space[5]};

  & > h2 {
    font-size: ${fontSize.h4};
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${size.target};
    color: ${color.oxblood};
  }

  /* One is chosen. */
  ${Sheet}:has(section:target) & {
    display: none;
  }

  @media print {
    display: none;
  }
`;

export const Heading = styled.header`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]} ${space[6]};
  align-items: end;
  padding-bottom: ${space[2]};
  border-bottom: ${borderWidth.field} solid ${color.ink};

  ${below('form')} {
    @media screen {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const Title = styled.h2`
  font-family: ${font.serif};
  font-size: ${fontSize.h4};
  line-height: ${lineHeight.title};

  & > * {
    display: block;
  }

  & > span {
    font-size: .8em;
    font-weight: ${fontWeight.text};
  }

  @media print {
    font-size: ${paper.title};
  }
`;

export const Blank = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: end;
  padding-top: ${space[1]};

  /* On phones a date needs a line of its own to be written on. */
  & > dd {
    flex: 1 0 ${size.blank};
    min-height: 1.5em;
    border-bottom: ${borderWidth.hairline} solid ${color.ink};
  }
`;

/* Only the chosen one shows. */
export const ClinicBlock = styled.section`
  display: none;

  &:target {
    display: block;
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[1]} ${space[6]};
  padding-block: ${space[2]};
  border-bottom: ${borderWidth.hairline} solid ${color.ink};

  & dt {
    font-size: .9em;
    color: ${color.ink2};
  }

  ${below('form')} {
    @media screen {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  @media print {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);

    & > :last-child > dd {
      display: inline;
    }

    & > :last-child > dd + dd::before {
      content: ' ▪ ';
    }
  }
`;

const sides = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[1]} ${space[6]};
  padding-block: ${space[2]};

  & h3 {
    font-family: ${font.sans};
    font-size: 1em;
    font-weight: ${fontWeight.strong};
    letter-spacing: normal;
  }

  & li {
    padding-left: 1em;
    text-indent: -.85em;

    &::before {
      content: '▪ ';
    }
  }

  /* On phones each English part is followed by its Spanish. */
  ${below('form')} {
    @media screen {
      grid-template-columns: minmax(0, 1fr);
      row-gap: ${space[3]};
    }
  }

  @media print {
    padding-block: ${paper.air.row};
  }
`;

export const Row = styled.div`
  ${sides}
  border-bottom: ${borderWidth.hairline} solid ${color.line};
`;

export const Framed = styled.div`
  ${sides}
  margin-block: ${space[1]};
  padding-inline: ${space[2]};
  border: ${borderWidth.strong} solid ${color.ink};
`;
