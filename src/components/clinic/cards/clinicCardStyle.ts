import styled from 'styled-components';
import { below, borderWidth, color, columnWidth, letterSpacing, lineHeight, row, space, typeset } from '../../../theme';
import { wholeCardLink } from '../../ui/link/wholeCardLink';
import { CardText } from '../../ui/section/Section';
import { Frame, hoverElevated } from './hoverElevation';

export const Place = styled.p`
  ${row('2')}
  margin-top: ${space[5]};
  ${typeset('medium sm/field', 'tealDark')}
  overflow-wrap: anywhere;
`;

export const Name = styled.h3`
  margin-top: ${space[2]};
  ${typeset('h4/title')}
  letter-spacing: ${letterSpacing.title};
  ${wholeCardLink}
`;

export const Meta = styled.p`
  display: flex;
  flex-direction: column;
  gap: ${space.half};
  margin-top: ${space[3]};
  padding-top: ${space[3]};
  border-top: ${borderWidth.hairline} solid ${color.line};
  ${typeset('sm/lede')}
  color: var(--soft, ${color.ink2});

  /* A price breaks only where a line cannot hold it. */
  & b {
    display: inline-block;
    font-variant-numeric: tabular-nums;
    color: ${color.ink};
    overflow-wrap: anywhere;
  }

  & small {
    display: block;
    ${typeset('xs', 'ink')}
  }
`;

export const Words = styled.div``;

/* Cards of one row end on one line. */
export const Card = styled.article`
  position: relative;
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  height: 100%;

  &:hover ${Name} { color: ${color.oxblood}; }
  &:hover ${Frame} { ${hoverElevated} }
  & > ${Words} { flex: 1; }

  /* Rows on phones. What opens does so over the full width, the choice beside its title. */
  ${below('form')} {
    display: grid;
    grid-template: 'picture words' auto 'foot foot' auto / ${columnWidth.picture.s} minmax(0, 1fr);
    gap: 0 ${space[3]};

    & > :nth-child(n + 3) { grid-area: foot; }

    & summary {
      gap: ${space[1]};
      padding-right: ${columnWidth.compareChoice};
      ${typeset('sm')}
    }

    & > div:nth-child(n + 3) { place-self: start end; }

    & > ${Frame} { box-shadow: none; }
    & img { aspect-ratio: 7 / 8; }

    & ${Place},
    & ${Name} {
      margin-top: 0;
    }

    & ${Name} { ${typeset('stop')} }

    & ${Meta} {
      margin-top: ${space[1]};
      padding-top: ${space[1]};
      line-height: ${lineHeight.small};
    }

    & ${Words} > ${CardText},
    & ${Meta} > .about {
      display: none;
    }
  }

  /* Beside a picture, large text would break each word. */
  ${below('enlarged')} {
    grid-template: 'words' / minmax(0, 1fr);

    & > ${Frame} { display: none; }
  }

  @media print {
    display: block;
    break-inside: avoid;
  }
`;
