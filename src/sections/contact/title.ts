import styled from 'styled-components';
import { fontSize, lineHeight } from '../../theme';

/** Heading of a part beside the form. */
export const Title = styled.h2`
  font-size: ${fontSize.h3};
  line-height: ${lineHeight.title};
`;
