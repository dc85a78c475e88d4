import styled from 'styled-components';

const Steps = styled.ol`
  position: relative;
  display: grid;
  gap: 30px;
  margin-top: 36px;
  padding-left: 44px;

  &::before {
    content: '';
    position: absolute;
    top: 10px;
    bottom: 26px;
    left: 11px;
    border-left: 3px dotted ${({ theme }) => theme.color.trail};
  }
`;

const Step = styled.li`
  position: relative;

  &::before {
    content: '';
    position: absolute;
    top: 1px;
    left: -44px;
    width: 25px;
    height: 25px;
    border: 3px solid ${({ theme }) => theme.color.oxblood};
    border-radius: 50%;
    background: ${({ theme }) => theme.color.paper};
  }

  &:last-child::before {
    background: ${({ theme }) => theme.color.sunrise};
  }

  & > b {
    display: block;
    font-family: ${({ theme }) => theme.font.serif};
    font-size: ${({ theme }) => theme.size.lede};
    font-weight: ${({ theme }) => theme.weight.heading};
    line-height: 1.25;
  }

  & > p {
    margin-top: 3px;
    font-size: ${({ theme }) => theme.size.card};
    line-height: 1.5;
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
