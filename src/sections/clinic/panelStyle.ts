import styled from 'styled-components';
import { fontSize, maxWidth, space } from '../../theme';

export const PanelTitle = styled.h2`
  font-size: ${fontSize.panel};
`;

/** A part of a panel, with space above it. */
export const Block = styled.div`
  margin-top: ${space.fluid.l};

  & > h3 { font-size: ${fontSize.h3}; }
  @media print { margin-top: ${space[6]}; }
`;

/** Paragraphs of plain text. */
export const Text = styled.div`
  max-width: ${maxWidth.prose};
  margin-top: ${space[5]};

  & > p + p { margin-top: 1em; }
`;
