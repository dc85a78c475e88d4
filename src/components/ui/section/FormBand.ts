import styled from 'styled-components';
import { below, columnWidth, space } from '../../../theme';
import { Container } from './Container';
import { Section } from './Section';

/** A band with words beside the form; on paper there is nothing to send. */
export const FormBand = styled(Section)`
  @media print {
    display: none;
  }
`;

/* In very large letters one below the other. */
export const BesideForm = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space.fluid.xl};
  align-items: start;

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
