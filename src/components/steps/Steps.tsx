import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { below } from '../../theme';

const dot = css`
  content: '';
  position: absolute;
  top: 0;
  left: 0;
  z-index: 1;
  width: ${({ theme }) => theme.trail.station};
  height: ${({ theme }) => theme.trail.station};
  border: ${({ theme }) => theme.stroke.bold} solid ${({ theme }) => theme.color.oxblood};
  border-radius: 50%;
  background: ${({ theme }) => theme.color.paper};
`;

const downward = css`
  & > li {
    padding: 0 0 0 ${({ theme }) => theme.trail.words};
  }

  & > li::before {
    top: ${({ theme }) => theme.space[1]};
  }

  & > li::after {
    top: calc(${({ theme }) => theme.space[1]} + ${({ theme }) => theme.trail.station});
    right: auto;
    bottom: calc(-1 * (${({ theme }) => theme.space[7]} + ${({ theme }) => theme.space[1]}));
    left: ${({ theme }) => theme.trail.middleDown};
    border-top: 0;
    border-left: ${({ theme }) => theme.stroke.bold} dotted ${({ theme }) => theme.color.trail};
  }
`;

const List = styled.ol<{ $down: boolean; $columns: number }>`
  display: grid;
  grid-template-columns: ${({ $down, $columns }) => ($down ? 'minmax(0, 1fr)' : `repeat(${$columns}, minmax(0, 1fr))`)};
  gap: ${({ theme }) => theme.space[7]};
  max-width: ${({ theme, $down }) => ($down ? theme.measure.steps : 'none')};
  margin-top: ${({ theme }) => theme.space[8]};

  & > li {
    position: relative;
    padding-top: ${({ theme }) => theme.trail.words};
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
    top: ${({ theme }) => theme.trail.middle};
    right: calc(-1 * ${({ theme }) => theme.space[7]});
    left: ${({ theme }) => theme.trail.station};
    border-top: ${({ theme }) => theme.stroke.bold} dotted ${({ theme }) => theme.color.trail};
  }

  & > li:last-child::after {
    display: none;
  }

  ${({ $down }) => $down && downward}

  ${below('phone')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${({ theme }) => theme.space[7]};
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
  line-height: ${({ theme }) => theme.leading.control};
  text-wrap: balance;
`;

const Words = styled.div`
  margin-top: ${({ theme }) => theme.space[2]};
  font-size: ${({ theme }) => theme.size.card};
  line-height: ${({ theme }) => theme.leading.step};
  color: ${({ theme }) => theme.color.ink2};
`;

interface StepsProps {
  /** A step may do without a title: then it is empty. */
  steps: readonly { readonly title: string; readonly text: ReactNode }[];
  /** Many steps, or long ones, go downward on every window. */
  down?: boolean;
}

/** Steps of a process along the dotted path, side by side; the last one is where it leads. On phones downward. */
export function Steps({ steps, down = false }: StepsProps) {
  return (
    <List $down={down} $columns={steps.length}>
      {steps.map(({ title, text }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps stay in their places, and titles may be empty or alike
        <li key={place}>
          {title && <Title>{title}</Title>}
          <Words>{text}</Words>
        </li>
      ))}
    </List>
  );
}
