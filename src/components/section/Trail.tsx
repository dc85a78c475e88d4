import styled from 'styled-components';

const Steps = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[8]};
  margin-top: ${({ theme }) => theme.space[10]};
  padding-left: ${({ theme }) => theme.trail.words};
`;

const Step = styled.li`
  position: relative;

  &::before {
    content: '';
    position: absolute;
    top: ${({ theme }) => theme.stroke.hairline};
    left: calc(-1 * ${({ theme }) => theme.trail.words});
    width: ${({ theme }) => theme.trail.largeStation};
    height: ${({ theme }) => theme.trail.largeStation};
    border: ${({ theme }) => theme.stroke.bold} solid ${({ theme }) => theme.color.oxblood};
    border-radius: 50%;
    background: ${({ theme }) => theme.color.paper};
  }

  &:last-child::before {
    background: ${({ theme }) => theme.color.sunrise};
  }

  /* From a station to the next, however long the words between them are. */
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: calc(${({ theme }) => theme.stroke.hairline} + ${({ theme }) => theme.trail.largeStation});
    bottom: calc(-1 * ${({ theme }) => theme.space[8]} - ${({ theme }) => theme.stroke.hairline});
    left: calc(${({ theme }) => theme.trail.middleOfLarge} - ${({ theme }) => theme.trail.words});
    border-left: ${({ theme }) => theme.stroke.bold} dotted ${({ theme }) => theme.color.trail};
  }

  & > b {
    display: block;
    font-family: ${({ theme }) => theme.font.serif};
    font-size: ${({ theme }) => theme.size.lede};
    font-weight: ${({ theme }) => theme.weight.heading};
    line-height: ${({ theme }) => theme.leading.name};
  }

  & > p {
    margin-top: ${({ theme }) => theme.space[1]};
    font-size: ${({ theme }) => theme.size.card};
    line-height: ${({ theme }) => theme.leading.lede};
    color: ${({ theme }) => theme.color.ink2};
  }
`;

interface TrailProps {
  steps: readonly { readonly title: string; readonly text: string }[];
}

/** Steps of a process, joined by the dotted path; the last one is where it leads. */
export function Trail({ steps }: TrailProps) {
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
