import type { ReactNode } from 'react';
import styled from 'styled-components';
import { below, beside, columnWidth } from '../../theme';
import { Contents } from './Contents';

const Columns = styled.div`
  ${beside(columnWidth.contents, '12 xl')}
  align-items: start;

  ${below('stack')} { grid-template-columns: minmax(0, 1fr); }
  @media print { display: block; }
`;

interface TextWithTocProps {
  contents: readonly { readonly id: string; readonly title: string }[];
  children: ReactNode;
}

/** A long text: sticky contents at the left, the text at the right. */
export function TextWithToc({ contents, children }: TextWithTocProps) {
  return (
    <Columns>
      <Contents items={contents} />
      <div>{children}</div>
    </Columns>
  );
}
