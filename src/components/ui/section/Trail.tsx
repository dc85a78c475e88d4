import styled from 'styled-components';
import { below, borderWidth, color, columns, serif, space, trail, typeset } from '../../../theme';
import { drawn } from '../steps/drawn';

const Steps = styled.ol`
  --apart: ${space[8]};
  ${columns(1)}
  gap: var(--apart);
  margin-top: ${space[10]};
  padding-left: ${trail.words};

  ${below('phone')} {
    --apart: ${space[4]};
    margin-top: ${space[4]};
  }
`;

const Step = styled.li`
  position: relative;

  &::before {
    content: '';
    position: absolute;
    top: ${borderWidth.hairline};
    left: calc(-1 * ${trail.words});
    width: ${trail.largeStation};
    height: ${trail.largeStation};
    border: ${borderWidth.bold} solid ${color.oxblood};
    border-radius: 50%;
    background: ${color.paper};
  }

  &:last-child::before { background: ${color.sunrise}; }

  /* From one station to the next, however long the words between them are. */
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: calc(${borderWidth.hairline} + ${trail.largeStation});
    bottom: calc(-1 * var(--apart) - ${borderWidth.hairline});
    left: calc(${trail.middleOfLarge} - ${trail.words});
    border-left: ${borderWidth.bold} dotted ${color.trail};
    ${drawn('down')}
  }

  & > b {
    display: block;
    ${serif('lede/name')}
  }

  ${below('phone')} {
    & > p { display: none; }
  }

  & > p {
    margin-top: ${space[1]};
    ${typeset('card/lede', 'ink2')}
  }
`;

/** Steps of a process, joined by the dotted path; the last one is where it leads. */
export function Trail({ steps }: { steps: readonly { readonly title: string; readonly text: string }[] }) {
  return (
    <Steps>
      {steps.map(({ title, text }) => (
        <Step key={title}>
          <b>{title}</b>
          <p>{text}</p>
        </Step>
      ))}
    </Steps>
  );
}
