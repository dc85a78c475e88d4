import styled from 'styled-components';
import { size, space } from '../../../theme';

/** The one content width and left edge of header, sections and footer. */
export const Container = styled.div`
  width: min(100% - 2 * ${space.gutter}, ${size.page});
  margin-inline: auto;
`;
