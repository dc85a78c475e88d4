import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button, ButtonRouteLink } from '../components/button/Button';
import { Icon } from '../components/icon/Icon';
import { replyPromise } from '../facts/limits';
import type { HeadingLevel } from './InquiryForm';
import { useFormWords } from './words';

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  border-radius: 50%;
  background: ${({ theme }) => theme.color.success};
  color: ${({ theme }) => theme.color.onPrimary};
`;

const Title = styled.h2`
  margin-top: 22px;
  font-size: ${({ theme }) => theme.size.h2};
  overflow-wrap: anywhere;
`;

const Lede = styled.p`
  margin-top: 14px;
  font-size: ${({ theme }) => theme.size.lede};
  line-height: 1.5;
  color: ${({ theme }) => theme.color.ink2};
  overflow-wrap: anywhere;
`;

const Trail = styled.ol`
  position: relative;
  display: grid;
  gap: 30px;
  margin-top: 36px;
  padding-left: 44px;

  &::before {
    content: '';
    position: absolute;
    inset: 10px auto 26px 11px;
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

  & b {
    display: block;
    font-family: ${({ theme }) => theme.font.serif};
    font-size: ${({ theme }) => theme.size.step};
    font-weight: ${({ theme }) => theme.weight.heading};
    line-height: 1.25;
  }

  & p {
    margin-top: 3px;
    font-size: ${({ theme }) => theme.size.card};
    color: ${({ theme }) => theme.color.ink2};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 14px;
  margin-top: 34px;
`;

const steps = ['read', 'reply', 'decide'] as const;

interface ThankYouProps {
  /** Full name and address of the sender; unknown when the form was sent without scripts. */
  name?: string;
  email?: string;
  headingLevel: HeadingLevel;
  /** Takes the focus when it appears. */
  focused?: boolean;
  onAgain?: () => void;
}

/** The inquiry has arrived (specification, sections 4 and 9: a reply within 24 hours). */
export function ThankYou({ name = '', email = '', headingLevel, focused = false, onAgain }: ThankYouProps) {
  const words = useFormWords();
  const title = useRef<HTMLHeadingElement>(null);
  const [firstName = ''] = name.split(' ');
  const { hours } = replyPromise;

  useEffect(() => {
    if (focused) title.current?.focus();
  }, [focused]);

  return (
    <>
      <Mark>
        <Icon of={Check} size="34px" strokeWidth={2.25} />
      </Mark>
      <Title as={`h${headingLevel}`} ref={title} tabIndex={-1}>
        {firstName ? words('sent.title', { name: firstName }) : words('sent.plainTitle')}
      </Title>
      <Lede>{email ? words('sent.message', { hours, email }) : words('sent.plainMessage', { hours })}</Lede>
      <Trail>
        {steps.map((step) => (
          <Step key={step}>
            <b>{words(`sent.steps.${step}.title`)}</b>
            <p>{words(`sent.steps.${step}.text`)}</p>
          </Step>
        ))}
      </Trail>
      <Actions>
        <ButtonRouteLink to="clinics">{words('sent.clinics')}</ButtonRouteLink>
        <ButtonRouteLink to="home" $variant="secondary">
          {words('sent.home')}
        </ButtonRouteLink>
        {onAgain && (
          <Button $variant="secondary" onClick={onAgain}>
            {words('sent.again')}
          </Button>
        )}
      </Actions>
    </>
  );
}
