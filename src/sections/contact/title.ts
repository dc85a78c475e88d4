import styled from 'styled-components';
import { typeset } from '../../theme';

/** Heading of a part beside the form. */
export const Title = styled.h2`
  ${typeset('h3/title')}
`;
