import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { below, borderWidth, color, serif, space, trail, typeset } from '../../../theme';
import { drawn } from './drawn';

const dot = css`
  content: '';
  position: absolute;
  top: 0;
  left: 0;
  z-index: 1;
  width: ${trail.station};
  height: ${trail.station};
  border: ${borderWidth.bold} solid ${color.oxblood};
  border-radius: 50%;
  background: ${color.paper};
`;

const downward = css`
  & > li { padding: 0 0 0 ${trail.words}; }
  & > li::before { top: ${space[1]}; }

  & > li::after {
    top: calc(${space[1]} + ${trail.station});
    right: auto;
    bottom: calc(-1 * (${space[7]} + ${space[1]}));
    left: ${trail.middleDown};
    border-top: 0;
    border-left: ${borderWidth.bold} dotted ${color.trail};
    ${drawn('down')}
  }
`;

const List = styled.ol<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: ${space[7]};
  margin-top: ${space[8]};

  & > li {
    position: relative;
    padding-top: ${trail.words};
  }

  & > li::before { ${dot} }
  & > li:last-child::before { background: ${color.sunrise}; }

  & > li::after {
    content: '';
    position: absolute;
    top: ${trail.middle};
    right: calc(-1 * ${space[7]});
    left: ${trail.station};
    border-top: ${borderWidth.bold} dotted ${color.trail};
    ${drawn('right')}
  }

  & > li:last-child::after { display: none; }

  ${below('phone')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[7]};
    ${downward}
  }

  @media print { break-inside: avoid; }
`;

const Title = styled.b`
  display: block;
  ${serif('h4/control')}
  text-wrap: balance;
`;

const Words = styled.div`
  margin-top: ${space[2]};
  ${typeset('card/step', 'ink2')}
`;

interface StepsProps {
  /** An empty title for a step without one. */
  steps: readonly { readonly title: string; readonly text: ReactNode }[];
}

/** Steps of a process along the dotted path; the last one is the goal. Horizontal, on phones vertical. */
export function Steps({ steps }: StepsProps) {
  return (
    <List $columns={steps.length}>
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
