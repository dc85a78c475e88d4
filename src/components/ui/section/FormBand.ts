import styled from 'styled-components';
import { below, space } from '../../../theme';
import { Container } from './Container';
import { Section } from './Section';

/** A band with words beside the form; on paper there is nothing to send. */
export const FormBand = styled(Section)`
  @media print {
    display: none;
  }
`;

export const BesideForm = styled(Container)`
  display: grid;
  /* Leaves room for the longest word of the title. */
  grid-template-columns: minmax(min-content, 5fr) minmax(0, 7fr);
  gap: ${space[12]} ${space.fluid.xl};
  align-items: start;

  ${below('footer')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
