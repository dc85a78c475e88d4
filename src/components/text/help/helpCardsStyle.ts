import styled from 'styled-components';
import {
  below,
  beside,
  borderWidth,
  color,
  columns,
  font,
  fontSize,
  icon,
  letterSpacing,
  lineHeight,
  radius,
  space,
  stackOnPaper,
  typeset,
} from '../../../theme';

export const Cards = styled.div`
  ${columns(2, '6 s', 'start')}

  ${below('filter')} { ${columns(1, '3')} }

  ${stackOnPaper}
`;

const tones = { urgent: color.wine, soon: color.tealDark } as const;

export type HelpTone = keyof typeof tones;

export const Card = styled.section<{ $tone: HelpTone }>`
  border: ${borderWidth.strong} solid ${({ $tone }) => tones[$tone]};
  border-radius: ${radius.image};
  background: ${color.card};
  overflow-wrap: anywhere;
  break-inside: avoid;

  & > header {
    position: relative;
    ${beside(icon.l, '3', 'center')}
    padding: ${space[3]} ${space[5]};
    background: ${({ $tone }) => tones[$tone]};
    color: ${color.onDark};

    /* A cut notch hangs from the head. */
    &::after {
      content: '';
      position: absolute;
      top: calc(100% - ${borderWidth.hairline});
      left: ${space[8]};
      border: solid transparent;
      border-width: ${space[3]} ${space[3]} 0 0;
      border-top-color: ${({ $tone }) => tones[$tone]};
    }
  }

  & h2 {
    ${typeset('h4/title')}
    letter-spacing: ${letterSpacing.title};
  }

  & li {
    position: relative;
    padding: ${space[1]} 0 ${space[1]} ${space[6]};
    line-height: ${lineHeight.small};

    &::before {
      content: '';
      position: absolute;
      top: calc(${space[1]} + .5em);
      left: ${space.half};
      border: .25em solid ${({ $tone }) => tones[$tone]};
    }
  }

  @media (forced-colors: active) {
    & > header { border-bottom: ${borderWidth.strong} solid; }

    /* Forced borders show all of their sides: the notch would be a square. */
    & > header::after { display: none; }
  }

  @media print {
    border-color: ${color.print};

    & > header {
      border-bottom: ${borderWidth.strong} solid ${color.print};
      background: none;
      color: inherit;

      &::after { content: none; }
    }
  }
`;

export const Body = styled.div`
  padding: ${space[6]} ${space[5]} ${space[5]};

  /* The card's own edges are lines enough. */
  ${below('tabs')} {
    & summary { border-bottom: 0; }
    & details:first-child > summary { border-top: 0; }
  }

  ${below('phone')} {
    padding: ${space[3]} ${space[4]} 0;
    font-size: ${fontSize.sm};

    & ul { margin-top: ${space[1]}; }

    & li {
      padding-block: 0 ${space[1]};

      &::before { top: .5em; }
    }

    & details:first-child > summary { margin-top: -${space[3]}; }
    & details[open] { padding-bottom: ${space[4]}; }
  }
`;

export const Whom = styled.div`
  margin-top: ${space[3]};
  padding-top: ${space[3]};
  border-top: ${borderWidth.hairline} solid ${color.line};
  ${typeset('sm/small', 'ink2')}

  & > p + p { margin-top: ${space[1]}; }

  & > p:first-child {
    font-family: ${font.sans};
    ${typeset('strong card', 'ink')}
  }

  & a { ${typeset('strong', 'oxblood')} }
`;
