import type { ReactNode } from 'react';
import styled from 'styled-components';
import { below } from '../../theme';
import { Contents } from '../contents/Contents';

const Columns = styled.div`
  display: grid;
  grid-template-columns: 230px minmax(0, 1fr);
  gap: 48px clamp(40px, 6vw, 96px);
  align-items: start;

  ${below('stack')} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media print {
    display: block;
  }
`;

interface DocumentProps {
  /** Fragments and titles of the sections, for the list of contents. */
  contents: readonly { readonly id: string; readonly title: string }[];
  children: ReactNode;
}

/** A long text: what it holds at the left, in sight while reading, and the text at the right. */
export function Document({ contents, children }: DocumentProps) {
  return (
    <Columns>
      <Contents items={contents} />
      <div>{children}</div>
    </Columns>
  );
}
