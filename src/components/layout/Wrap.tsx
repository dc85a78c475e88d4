import styled from 'styled-components';
import { extent, space } from '../../theme';

/** The one content width and left edge of header, sections and footer. */
export const Wrap = styled.div`
  width: min(100% - 2 * ${space.gutter}, ${extent.page});
  margin-inline: auto;
`;
