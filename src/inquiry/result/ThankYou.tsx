import Check from 'lucide-react/icons/check';
import Printer from 'lucide-react/icons/printer';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { share } from '../../client/share';
import { Button, ButtonLink, ButtonRouteLink } from '../../components/ui/button/Button';
import { Icon } from '../../components/ui/Icon';
import { usePage } from '../../components/ui/page/PageProvider';
import { Lede } from '../../components/ui/section/Section';
import { Trail } from '../../components/ui/section/Trail';
import { replyPromise } from '../../facts/limits';
import { locales } from '../../facts/locales';
import { color, size, space, square, typeset, wrapped } from '../../theme';
import { useFormTranslation } from '../model/useFormTranslation';
import type { Receipt } from '../state/delivery';
import { ReceiptCard } from './ReceiptCard';

const Mark = styled.span`
  ${square(size.disc.large)}
  border-radius: 50%;
  background: ${color.success};
  color: ${color.onPrimary};
`;

const Title = styled.h2`
  margin-top: ${space[6]};
`;

const Actions = styled.div`
  ${wrapped('3')}
  margin-top: ${space[6]};

  @media print { display: none; }
`;

const By = styled.p`
  margin-top: ${space[3]};
  ${typeset('strong/lede')}
`;

const steps = ['read', 'reply', 'decide'] as const;

const HOUR = 3_600_000;

interface ThankYouProps {
  /** Full name and address of the sender; unknown when the form was sent without scripts. */
  name?: string;
  email?: string;
  /** Unknown without scripts, too. */
  receipt?: Receipt;
  /** Takes the focus when it appears. */
  focused?: boolean;
  onAgain?: () => void;
}

const shareCopy = ({ number, copy }: Receipt): void =>
  void share({ title: number, text: copy.map((line) => line.join(': ')).join('\n') }, () => window.print());

/** The inquiry has arrived (R4.1: a reply within 24 hours). */
export function ThankYou({ name = '', email = '', receipt, focused = false, onAgain }: ThankYouProps) {
  const words = useFormTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  const [firstName] = name.split(' ');
  const { hours } = replyPromise;
  const { language } = usePage();
  // In the visitor's own time.
  const format = new Intl.DateTimeFormat(locales[language].formats, { dateStyle: 'full', timeStyle: 'short' });

  useEffect(() => {
    if (focused) title.current?.focus();
  }, [focused]);

  return (
    <>
      <Mark>
        <Icon of={Check} size="xl" strokeWidth={2.25} />
      </Mark>
      <Title ref={title} tabIndex={-1}>
        {firstName ? words('sent.title', { name: firstName }) : words('sent.plainTitle')}
      </Title>
      <Lede>{email ? words('sent.message', { hours, email }) : words('sent.plainMessage', { hours })}</Lede>
      {receipt && <By>{words('sent.by', { time: format.format(receipt.at + hours * HOUR) })}</By>}
      {receipt && (
        <>
          <Actions>
            <Button onClick={() => window.print()}>
              <Icon of={Printer} />
              {words('sent.print')}
            </Button>
            {typeof navigator.share === 'function' && (
              <Button $variant="secondary" onClick={() => shareCopy(receipt)}>
                {words('sent.share')}
              </Button>
            )}
          </Actions>
          <ReceiptCard receipt={receipt} />
        </>
      )}
      <Trail
        steps={steps.map((step) => ({
          title: words(`sent.steps.${step}.title`),
          text: words(`sent.steps.${step}.text`),
        }))}
      />
      <Actions>
        {receipt?.sheetPath && (
          <ButtonLink href={receipt.sheetPath} $variant="secondary">
            {words('sent.sheet')}
          </ButtonLink>
        )}
        <ButtonRouteLink to="clinics" $variant="secondary">
          {words('sent.clinics')}
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
