import styled from 'styled-components';
import { below, columnWidth, fontSize, lineHeight, space } from '../../../theme';
import { Container } from './Container';
import { Lede, Section } from './Section';

/** A band with words beside the form; on paper there is nothing to send, but what was sent stays. */
export const FormBand = styled(Section)`
  ${below('phone')} {
    padding-block: ${space[8]};

    & ${Lede} {
      margin-top: ${space[2]};
      font-size: ${fontSize.sm};
      line-height: ${lineHeight.small};
    }
  }

  @media print {
    &:not(:has([data-sent])) {
      display: none;
    }
  }
`;

/* In very large letters one below the other. */
export const BesideForm = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space.fluid.xl};
  align-items: start;

  ${below('phone')} {
    row-gap: ${space[5]};
  }

  & > :first-child {
    flex: 5 1 ${columnWidth.beside.words};
  }

  & > :last-child {
    flex: 7 1 ${columnWidth.beside.form};
    min-width: 0;
  }

  ${below('footer')} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`;
