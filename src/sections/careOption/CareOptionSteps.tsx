import styled from 'styled-components';
import { FoldTitle } from '../../components/text/FoldTitle';
import { Prose } from '../../components/text/Prose';
import { Disclosure } from '../../components/ui/Disclosure';
import type { StepView } from '../../data/careOption';
import { below, borderWidth, breakpoint, color, fontSize, serif, space } from '../../theme';

const List = styled.ol`
  counter-reset: step;
  margin-top: ${space[5]};

  ${below('phone')} { margin-top: ${space[3]}; }

  & > li {
    counter-increment: step;
    break-inside: avoid;
  }

  & > li + li { margin-top: calc(-1 * ${borderWidth.hairline}); }
  & summary { justify-content: flex-start; }
  & h3 { font-size: ${fontSize.name}; }
  & summary > :last-child { margin-left: auto; }

  & summary::before {
    flex: none;
    white-space: nowrap;
  }

  & summary::before,
  & > li:not(:has(summary))::before {
    content: counter(step) '.';
  }

  /* Side by side, a number above each. */
  @media not all and (max-width: ${breakpoint.tabs}) {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: ${space.fluid.s};

    & > li::before,
    & > li:not(:has(summary))::before {
      content: counter(step);
      display: block;
      margin-bottom: ${space[2]};
      padding-top: ${space[3]};
      border-top: ${borderWidth.strong} solid ${color.ink};
      ${serif('h3', 'oxblood')}
    }
  }
`;

const Text = styled(Prose)`
  padding-block: ${space[3]};
  font-size: ${fontSize.card};
`;

/** How it works, step by step: titles that open, side by side on wide windows. A step without a title stands open. */
export function CareOptionSteps({ steps }: { steps: readonly StepView[] }) {
  return (
    <List>
      {steps.map(({ title, html }) => (
        <li key={html}>
          {title ? (
            <Disclosure summary={<FoldTitle text={title} />} openWide titled>
              <Text html={html} />
            </Disclosure>
          ) : (
            <Text html={html} />
          )}
        </li>
      ))}
    </List>
  );
}
