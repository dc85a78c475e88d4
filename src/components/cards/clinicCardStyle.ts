import styled, { css } from 'styled-components';
import { below } from '../../theme';
import { wholeCardLink } from '../link/wholeCardLink';
import { Picture } from '../picture/Picture';
import { CardText } from '../section/Section';

export type ClinicCardVariant = 'default' | 'big' | 'row';

interface Look {
  $variant: ClinicCardVariant;
}

export const Frame = styled.div`
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.image};
  box-shadow: ${({ theme }) => theme.shadow.sheet};

  @media print {
    display: none;
  }
`;

export const Image = styled(Picture)<Look>`
  width: 100%;
  height: auto;
  aspect-ratio: ${({ $variant }) => ($variant === 'big' ? '7 / 5.2' : '4 / 3')};
  object-fit: cover;

  ${below('stack')} {
    ${({ $variant }) => $variant === 'row' && 'aspect-ratio: 1;'}
  }
`;

export const Place = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  margin-top: ${({ theme }) => theme.space[5]};
  font-size: ${({ theme }) => theme.size.sm};
  font-weight: ${({ theme }) => theme.weight.medium};
  line-height: ${({ theme }) => theme.leading.field};
  overflow-wrap: anywhere;
  color: ${({ theme }) => theme.color.tealDark};
`;

export const Name = styled.h3<Look>`
  margin-top: ${({ theme }) => theme.space[2]};
  font-size: ${({ theme, $variant }) => ($variant === 'big' ? theme.size.h3 : theme.size.h4)};
  line-height: ${({ theme }) => theme.leading.title};
  letter-spacing: ${({ theme }) => theme.tracking.title};
  ${wholeCardLink}
`;

export const Meta = styled.p`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[4]};
  margin-top: ${({ theme }) => theme.space[4]};
  padding-top: ${({ theme }) => theme.space[3]};
  border-top: ${({ theme }) => theme.stroke.hairline} solid ${({ theme }) => theme.color.line};
  font-size: ${({ theme }) => theme.size.sm};
  line-height: ${({ theme }) => theme.leading.lede};
  color: var(--soft, ${({ theme }) => theme.color.ink2});

  & b {
    font-variant-numeric: tabular-nums;
    color: ${({ theme }) => theme.color.ink};
    white-space: nowrap;
  }

  /* One line or two for all cards alike, so that the lines above them meet. */
  @container (min-width: ${({ theme }) => theme.container.cardFoot}) {
    flex-direction: row;
  }
`;

/* Cards of one row end on one line: what is left over stands above the last line. */
const standing = css`
  display: flex;
  flex-direction: column;
  height: 100%;

  & > :last-child {
    display: flex;
    flex: 1;
    flex-direction: column;
  }

  & ${Meta} {
    margin-top: auto;
  }

  & > :last-child > :nth-last-child(2) {
    margin-bottom: ${({ theme }) => theme.space[4]};
  }
`;

const row = css`
  display: grid;
  grid-template-columns: 46% minmax(0, 1fr);
  gap: 0 ${({ theme }) => theme.space[6]};
  align-items: center;

  & ${Place} {
    margin-top: 0;
  }

  ${below('stack')} {
    grid-template-columns: ${({ theme }) => theme.column.picture.l} minmax(0, 1fr);
    gap: 0 ${({ theme }) => theme.space[4]};
    align-items: start;

    & ${CardText} {
      display: none;
    }
  }

  ${below('tiny')} {
    grid-template-columns: ${({ theme }) => theme.column.picture.m} minmax(0, 1fr);
    gap: 0 ${({ theme }) => theme.space[3]};
  }
`;

export const Card = styled.article<Look>`
  position: relative;
  container-type: inline-size;

  &:hover ${Name} {
    color: ${({ theme }) => theme.color.oxblood};
  }

  ${({ $variant }) => ($variant === 'row' && row) || ($variant === 'default' && standing)}

  @media print {
    display: block;
    break-inside: avoid;
  }
`;
