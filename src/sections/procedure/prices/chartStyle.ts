import styled, { css } from 'styled-components';
import {
  below,
  borderWidth,
  color,
  columnWidth,
  font,
  fontSize,
  fontWeight,
  lineHeight,
  size,
  space,
} from '../../../theme';
import { Bar } from './priceBarStyle';

/** Only shown in one of the two views, which radio buttons choose. */
export const Views = styled.div`
  & .trip {
    display: none;
  }

  &:has(input[value='trip']:checked) {
    & .care {
      display: none;
    }

    & .trip {
      display: revert;
    }
  }
`;

export const Scale = styled.div`
  display: grid;
  grid-template-columns: ${columnWidth.offer.name} minmax(0, 1fr) ${columnWidth.offer.price};
  gap: 0 ${space[7]};
  margin-top: ${space[8]};
  font-size: ${fontSize.sm};
  font-variant-numeric: tabular-nums;
  color: ${color.ink2};

  & > ol {
    display: flex;
    grid-column: 2;
    justify-content: space-between;
  }

  ${below('filter')} {
    display: none;
  }
`;

export const GroupTitle = styled.h3`
  margin-block: ${space[7]} ${space[3]};
  font-size: ${fontSize.h4};
`;

export const Rows = styled.ol`
  & > li {
    display: grid;
    grid-template-areas: 'name bar price' 'included bar price';
    grid-template-columns: ${columnWidth.offer.name} minmax(0, 1fr) ${columnWidth.offer.price};
    grid-template-rows: auto 1fr;
    gap: 0 ${space[7]};
    padding-block: ${space[4]};
    border-top: ${borderWidth.hairline} solid ${color.line};
    break-inside: avoid;
  }

  & > li:last-child {
    border-bottom: ${borderWidth.hairline} solid ${color.line};
  }

  & ${Bar} {
    grid-area: bar;
  }

  ${below('filter')} {
    & > li {
      grid-template-areas: 'name' 'price' 'bar' 'included';
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: auto;
    }
  }

  ${below('phone')} {
    & > li {
      padding-block: ${space[2]};
    }

    & ${Bar} {
      height: ${size.bars.phone};
      overflow: hidden;
    }

    & ${Bar} rect {
      y: ${size.bars.above};
    }
  }
`;

/** Two texts at both ends of a line where it has room for them. */
const inOneLine = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  align-items: baseline;
  justify-content: space-between;

  & > span {
    margin-top: 0;
  }
`;

export const Name = styled.div`
  grid-area: name;
  overflow-wrap: anywhere;

  & > b {
    font-family: ${font.serif};
    font-size: ${fontSize.stop};
    font-weight: ${fontWeight.heading};
    line-height: ${lineHeight.control};
  }

  & a {
    display: inline-block;
    padding-block: ${space[2]};
    margin-block: -${space[2]};
    color: inherit;
    text-decoration: none;
  }

  & a:hover {
    color: ${color.oxblood};
    text-decoration: underline;
  }

  & > span {
    display: flex;
    gap: ${space[2]};
    align-items: center;
    margin-top: ${space[1]};
    font-size: ${fontSize.sm};
    font-weight: ${fontWeight.medium};
    color: ${color.tealDark};
  }

  ${below('phone')} {
    ${inOneLine}
  }
`;

export const Amount = styled.div`
  grid-area: price;
  text-align: right;

  & b {
    display: block;
    font-size: ${fontSize.name};
    font-weight: ${fontWeight.strong};
    font-variant-numeric: tabular-nums;
    line-height: ${lineHeight.label};
  }

  & span {
    display: block;
    margin-top: ${space.half};
    font-size: ${fontSize.sm};
    line-height: ${lineHeight.field};
    color: ${color.ink2};
  }

  & span.aged {
    font-weight: ${fontWeight.button};
    color: ${color.ink};
  }

  ${below('filter')} {
    margin-top: ${space[2]};
    text-align: left;
  }

  ${below('phone')} {
    margin-top: 0;

    & > div {
      ${inOneLine}
    }
  }
`;

export const Included = styled.p`
  grid-area: included;
  padding-top: ${space[2]};
  font-size: ${fontSize.sm};
  line-height: ${lineHeight.small};
  color: ${color.ink2};

  /* The table below says it, too. */
  ${below('phone')} {
    padding-top: 0;

    & .care {
      display: none;
    }
  }
`;

export const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[7]};
  margin-top: ${space[4]};
  font-size: ${fontSize.sm};
  color: ${color.ink2};

  & > span {
    display: flex;
    gap: ${space[2]};
    align-items: center;
  }

  & ${Bar} {
    flex: none;
    width: ${space[7]};
  }
`;
