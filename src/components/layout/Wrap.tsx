import styled from 'styled-components';

/** The one content width and left edge of header, sections and footer. */
export const Wrap = styled.div`
  width: min(100% - 2 * ${({ theme }) => theme.space.gutter}, ${({ theme }) => theme.extent.page});
  margin-inline: auto;
`;
