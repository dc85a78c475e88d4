import styled from 'styled-components';
import { CroppedPicture } from '../../../components/ui/Picture';
import {
  below,
  borderWidth,
  color,
  columnWidth,
  fontSize,
  radius,
  row,
  serif,
  size,
  space,
  typeset,
  wrapped,
} from '../../../theme';

/*
 * On phones the certificate has a line of its own, and the sum opens over the full width, below everything; the choice
 * stands beside its title.
 */
export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template: 'photo who price sum choice' auto 'photo proof price sum choice' 1fr / ${columnWidth.picture.l} minmax(0, 7fr) minmax(0, 6fr) minmax(0, 7fr) ${columnWidth.compareChoice};
  gap: 0 ${space[6]};
  padding-block: ${space[3]};
  border-bottom: ${borderWidth.hairline} solid ${color.line};
  overflow-wrap: anywhere;
  break-inside: avoid;

  /* The fold below the list has a line above it. */
  ul:last-child > &:last-child { border-bottom: 0; }

  /* The class of a picture reaches its image alone. */
  & > :first-child { grid-area: photo; }

  ${below('tabs')} {
    grid-template: 'photo who' auto 'photo price' 1fr 'proof proof' auto 'sum sum' auto / ${columnWidth.picture.s} minmax(0, 1fr);
    gap: 0 ${space[3]};
    padding-bottom: 0;
  }

  ${below('enlarged')} { grid-template: 'photo' 0 'who' 'price' 'proof' 'sum' 'choice' / minmax(0, 1fr); }
  @media print { display: block; }
`;

export const Photo = styled(CroppedPicture)`
  border-radius: ${radius.image};

  ${below('tabs')} { aspect-ratio: 7 / 6; }
  ${below('enlarged')} { display: none; }
  @media print { display: none; }
`;

export const Who = styled.div`
  grid-area: who;

  & > h4 { ${typeset('stop/title')} }
  & a { text-decoration: none; }
  & a:hover { text-decoration: underline; }
  & > p { ${typeset('medium sm/field', 'tealDark')} }
`;

export const Price = styled.p`
  ${wrapped('0 2', 'baseline')}
  grid-area: price;
  align-content: start;
  ${typeset('sm/small', 'ink2')}

  & > b {
    ${serif('stop', 'ink')}
    font-variant-numeric: lining-nums tabular-nums;
  }

  /* A price in one line, on phones with its days. */
  ${below('nav')} {
    & > b { font-size: ${fontSize.name}; }
  }

  & > span {
    flex: none;
    max-width: 100%;
  }

  & > .aged {
    padding-inline: ${space[2]};
    border-radius: ${radius.image};
    background: ${color.peach};
    color: ${color.ink};
  }
`;

export const Proof = styled.p`
  ${row('2', 'start')}
  grid-area: proof;
  ${typeset('sm/field', 'ink2')}

  ${below('tabs')} { margin-top: ${space[1]}; }
`;

export const Sum = styled.div`
  grid-area: sum;

  & > details > summary {
    justify-content: start;
    min-height: ${size.target};
    border: 0;
    font-size: ${fontSize.sm};
  }

  & dl {
    padding-bottom: ${space[3]};
    ${typeset('sm/small')}
  }

  & dd { color: ${color.ink2}; }

  ${below('tabs')} {
    /* The chevron before the words, away from the box of the choice. */
    & > details > summary {
      flex-direction: row-reverse;
      justify-content: flex-end;
      padding-right: ${columnWidth.compareChoice};
    }
  }
`;

export const Chooser = styled.div`
  grid-area: choice;
  justify-self: end;

  ${below('tabs')} {
    grid-area: sum;
    max-width: 60%;
    align-self: start;
  }

  ${below('enlarged')} {
    grid-area: choice;
    justify-self: start;
    max-width: none;
  }
`;
