import styled, { css } from 'styled-components';
import { languages } from '../../facts/locales';
import {
  below,
  borderWidth,
  color,
  columns,
  columnWidth,
  font,
  fontSize,
  fontWeight,
  paper,
  shadow,
  size,
  space,
  typeset,
  wrapped,
} from '../../theme';

/* On phones one language at a time; in print and on wide windows both. Changing it keeps the ticks. */
const oneLanguage = languages
  .flatMap((shown) =>
    languages
      .filter((other) => other !== shown)
      .map((other) => `&:has([value='${shown}']:checked) [lang='${other}']:not(label) { display: none; }`),
  )
  .join('');

/* Lines to write on: a phone's screen has no use for them. */
export const forPen = css`
  ${below('form')} {
    @media screen { display: none; }
  }
`;

export const Sheet = styled.article`
  max-width: ${paper.width};
  margin-bottom: ${space.section};
  padding: ${space.fluid.m};
  border: ${borderWidth.hairline} solid ${color.line};
  background: ${color.card};
  box-shadow: ${shadow.sheet};
  ${typeset('sm/contact')}

  & > footer {
    margin-top: ${space[3]};
    padding-top: ${space[2]};
    border-top: ${borderWidth.field} solid ${color.ink};
    font-size: ${fontSize.xs};
    overflow-wrap: anywhere;
  }

  ${below('form')} {
    @media screen {
      margin-inline: calc(-1 * ${space[2]});
      padding: ${space[4]};
      ${oneLanguage}

      & [data-both] > [lang]::before { content: none; }

      /* Below the line of the last fold. */
      & > footer {
        margin-top: 0;
        border-top: 0;
      }
    }
  }

  @page { margin: ${paper.margin}; }

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

/* The back of the paper: for after the journey. On phones its first fold shares the line above. */
export const Back = styled.div`
  margin-top: ${space[3]};

  ${below('form')} { margin-top: -${borderWidth.hairline}; }

  @media print {
    margin-top: 0;
    break-before: page;
  }
`;

export const Doses = styled.p`
  ${wrapped('1 3')}
  margin-top: ${space[2]};

  & > u:last-child { flex-basis: 100%; }

  ${forPen}
`;

export const Heading = styled.header`
  ${columns(2, '2 6')}
  align-items: end;
  padding-bottom: ${space[2]};
  border-bottom: ${borderWidth.field} solid ${color.ink};

  & > dl {
    ${wrapped('0 4')}
    grid-column: 1 / -1;
    ${forPen}
  }

  ${below('form')} {
    @media screen { grid-template-columns: minmax(0, 1fr); }
  }
`;

export const Title = styled.h2`
  display: contents;
  font-family: ${font.serif};
  ${typeset('h4/title')}

  & > b {
    align-self: start;
    font-weight: ${fontWeight.heading};
  }

  & small {
    display: block;
    margin-top: ${space[1]};
    font-family: ${font.sans};
    ${typeset('text sm/contact')}
    letter-spacing: normal;
  }

  @media print {
    font-size: ${paper.title};

    & small { font-size: ${paper.text}; }
  }
`;

export const Blank = styled.div`
  ${wrapped('2', 'end')}
  flex: 1 1 ${columnWidth.field};
  padding-top: ${space[1]};

  /* On phones a date to write gets a line of its own. */
  & > dd {
    flex: 1 0 ${size.blank};
    min-height: 1.5em;
    border-bottom: ${borderWidth.hairline} solid ${color.ink};
  }
`;

export const Facts = styled.dl`
  ${columns(2, '1 6')}
  padding-block: ${space[2]};
  border-bottom: ${borderWidth.hairline} solid ${color.ink};

  & dt {
    font-size: .9em;
    color: ${color.ink2};
  }

  ${below('form')} {
    @media screen { grid-template-columns: minmax(0, 1fr); }
  }

  @media print {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);

    & > :last-child > dd { display: inline; }
    & > :last-child > dd + dd::before { content: ' ▪ '; }
  }
`;
