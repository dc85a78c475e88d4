import styled from 'styled-components';

/** Heading of a tab panel. */
export const PanelTitle = styled.h2`
  font-size: ${({ theme }) => theme.size.panel};
`;

/** A part of a panel, with room above it. */
export const Block = styled.div`
  margin-top: clamp(36px, 4vw, 56px);

  & > h3 {
    font-size: ${({ theme }) => theme.size.h3};
  }

  @media print {
    margin-top: 24px;
  }
`;

/** A look at another tab; in print that tab stands below. */
export const Preview = styled(Block)`
  @media print {
    display: none;
  }
`;

/** Paragraphs of plain text. */
export const Text = styled.div`
  max-width: 40em;
  margin-top: 18px;

  & > p + p {
    margin-top: 1em;
  }
`;
