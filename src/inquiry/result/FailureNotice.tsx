import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useRef, useState } from 'react';
import { useFormState } from 'react-final-form';
import { Button, ButtonLink } from '../../components/ui/button/Button';
import { TextArea } from '../../components/ui/form/Control';
import { Notice } from '../../components/ui/Notice';
import { site } from '../../facts/site';
import { captchaFailures, mayHaveArrived } from '../model/failure';
import type { Topic } from '../model/topic';
import { useFormTranslation } from '../model/useFormTranslation';
import type { InquiryValues } from '../model/values';
import type { FailedDelivery } from '../state/delivery';
import { usePayload } from '../submit/composeInquiry';
import { mailLink } from '../submit/mailLink';
import { MailSentence, NoticeActions } from './MailSentence';

const explained = ['offline', 'timeout', 'tooMany'] as const;

/**
 * Says that the inquiry was not sent, or that nobody knows. It explains what happened and offers two alternatives to
 * the form's button below. Nothing typed is lost.
 */
export function FailureNotice({ failed, topics }: { failed: FailedDelivery; topics: readonly Topic[] }) {
  const words = useFormTranslation();
  const { values } = useFormState<InquiryValues>({ subscription: { values: true } });
  const payloadOf = usePayload(topics);
  const [copied, setCopied] = useState<{ readonly message: string; readonly byHand: boolean }>();
  const byHand = useRef<HTMLTextAreaElement>(null);

  const { kind } = failed.failure;
  const { mail } = payloadOf(values);
  const { href, cut } = mailLink(site.email, mail);
  const message = `${mail.subject}\n\n${mail.body}`;
  const cause = explained.find((each) => each === kind);
  const captcha = captchaFailures.find((each) => each === kind);
  const title = captcha
    ? `${words(`captcha.${captcha}`)}.`
    : words(mayHaveArrived(kind) ? 'failure.unconfirmed' : 'failure.title');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(message);
      setCopied({ message, byHand: false });
    } catch {
      setCopied({ message, byHand: true });
      requestAnimationFrame(() => byHand.current?.select());
    }
  };

  return (
    <Notice tone="error" icon={TriangleAlert} data-failure={kind}>
      <p key={failed.attempt} role="alert">
        <b>{title}</b> {cause && `${words(`failure.cause.${cause}`)} `}
        <MailSentence text={words('failure.message', { email: site.email })} href={href} />
      </p>
      <p>{words('failure.kept')}</p>
      {cut && <p>{words('failure.cut')}</p>}
      <NoticeActions>
        <ButtonLink $variant="secondary" $size="small" href={href}>
          {words('failure.write')}
        </ButtonLink>
        <Button $variant="secondary" $size="small" onClick={copy}>
          {words('failure.copy')}
        </Button>
      </NoticeActions>
      <p role="status">
        {copied?.message === message && !copied.byHand && <span>{words('failure.copied')}</span>}
        {copied?.byHand && <span>{words('failure.copyByHand')}</span>}
      </p>
      {copied?.byHand && (
        <TextArea ref={byHand} readOnly rows={4} aria-label={words('failure.copyByHand')} value={message} />
      )}
    </Notice>
  );
}
