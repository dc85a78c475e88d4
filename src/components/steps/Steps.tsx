import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { below } from '../../theme';

const dot = css`
  content: '';
  position: absolute;
  top: 0;
  left: 0;
  z-index: 1;
  width: 22px;
  height: 22px;
  border: 3px solid ${({ theme }) => theme.color.oxblood};
  border-radius: 50%;
  background: ${({ theme }) => theme.color.paper};
`;

const downward = css`
  & > li {
    padding: 0 0 0 44px;
  }

  & > li::before {
    top: 4px;
  }

  & > li::after {
    top: 26px;
    right: auto;
    bottom: -30px;
    left: 9px;
    border-top: 0;
    border-left: 3px dotted ${({ theme }) => theme.color.trail};
  }
`;

const List = styled.ol<{ $down: boolean; $columns: number }>`
  display: grid;
  grid-template-columns: ${({ $down, $columns }) => ($down ? 'minmax(0, 1fr)' : `repeat(${$columns}, minmax(0, 1fr))`)};
  gap: ${({ $down }) => ($down ? '26px' : '28px')};
  max-width: ${({ $down }) => ($down ? '44em' : 'none')};
  margin-top: 32px;

  & > li {
    position: relative;
    padding-top: 44px;
  }

  & > li::before {
    ${dot}
  }

  & > li:last-child::before {
    background: ${({ theme }) => theme.color.sunrise};
  }

  & > li::after {
    content: '';
    position: absolute;
    top: 10px;
    right: -28px;
    left: 22px;
    border-top: 3px dotted ${({ theme }) => theme.color.trail};
  }

  & > li:last-child::after {
    display: none;
  }

  ${({ $down }) => $down && downward}

  ${below('phone')} {
    grid-template-columns: minmax(0, 1fr);
    gap: 26px;
    ${downward}
  }

  @media print {
    & > li {
      break-inside: avoid;
    }
  }
`;

const Title = styled.b`
  display: block;
  font-family: ${({ theme }) => theme.font.serif};
  font-size: ${({ theme }) => theme.size.h4};
  font-weight: ${({ theme }) => theme.weight.heading};
  line-height: 1.2;
  text-wrap: balance;
`;

const Words = styled.div`
  margin-top: 6px;
  font-size: ${({ theme }) => theme.size.card};
  line-height: 1.55;
  color: ${({ theme }) => theme.color.ink2};
`;

interface StepsProps {
  steps: readonly { readonly title: string; readonly text: ReactNode }[];
  /** Many steps, or long ones, go downward on every window. */
  down?: boolean;
}

/** Steps of a process along the dotted path, side by side; the last one is where it leads. On phones downward. */
export function Steps({ steps, down = false }: StepsProps) {
  return (
    <List $down={down} $columns={steps.length}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <Title>{title}</Title>
          <Words>{text}</Words>
        </li>
      ))}
    </List>
  );
}
