import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useRef, useState } from 'react';
import { useForm, useFormState } from 'react-final-form';
import styled from 'styled-components';
import { Button, ButtonLink } from '../components/button/Button';
import { TextArea } from '../components/form/Control';
import { Notice } from '../components/notice/Notice';
import { site } from '../facts/site';
import { space } from '../theme';
import type { InquirySubject, InquiryValues } from './fields';
import { MailSentence } from './MailSentence';
import { mailLink } from './mailLink';
import { mayHaveArrived } from './outcome';
import { useCurrentMail } from './useCurrentMail';
import type { FailedDelivery } from './visit';
import { useFormWords } from './words';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[4]};
`;

const causes = ['offline', 'timeout', 'tooMany'] as const;
const captchaStates = ['captchaInvalid', 'captchaError', 'captchaMissing'] as const;

const among = <Kind extends string>(kinds: readonly Kind[], kind: string): kind is Kind =>
  kinds.some((one) => one === kind);

interface FailureNoticeProps {
  failed: FailedDelivery;
  about: InquirySubject;
}

/**
 * The inquiry was not sent, or nobody knows: what happened, and two ways on beside the form's own
 * button, which stands below. Nothing that was written is lost.
 */
export function FailureNotice({ failed, about }: FailureNoticeProps) {
  const words = useFormWords();
  const form = useForm<InquiryValues>();
  const { values } = useFormState<InquiryValues>({ subscription: { values: true } });
  const currentMail = useCurrentMail(about);
  const [copying, setCopying] = useState<'idle' | 'copied' | 'byHand'>('idle');
  const byHand = useRef<HTMLTextAreaElement>(null);

  const { kind } = failed.failure;
  const { mail } = currentMail(values);
  const { href, cut } = mailLink(site.email, mail);
  const plainTitle = mayHaveArrived(kind) ? 'failure.unconfirmed' : 'failure.title';
  const title = among(captchaStates, kind) ? `${words(`captcha.${kind}`)}.` : words(plainTitle);

  const copy = async () => {
    const { subject, body } = currentMail(form.getState().values).mail;
    try {
      await navigator.clipboard.writeText(`${subject}\n\n${body}`);
      setCopying('copied');
    } catch {
      setCopying('byHand');
      requestAnimationFrame(() => byHand.current?.select());
    }
  };

  return (
    <Notice tone="error" icon={TriangleAlert} data-failure={kind}>
      <p key={failed.attempt} role="alert">
        <b>{title}</b> {among(causes, kind) && `${words(`failure.cause.${kind}`)} `}
        <MailSentence text={words('failure.message', { email: site.email })} href={href} />
      </p>
      <p>{words('failure.kept')}</p>
      {cut && <p>{words('failure.cut')}</p>}
      <Actions>
        <ButtonLink $variant="secondary" $size="small" href={href}>
          {words('failure.write')}
        </ButtonLink>
        <Button $variant="secondary" $size="small" onClick={copy}>
          {words('failure.copy')}
        </Button>
      </Actions>
      <p role="status">
        {copying === 'copied' && words('failure.copied')}
        {copying === 'byHand' && words('failure.copyByHand')}
      </p>
      {copying === 'byHand' && (
        <TextArea
          ref={byHand}
          readOnly
          rows={4}
          aria-label={words('failure.copyByHand')}
          value={`${mail.subject}\n\n${mail.body}`}
        />
      )}
    </Notice>
  );
}
