import type { ParseKeys } from 'i18next';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useRef, useState } from 'react';
import { useFormState } from 'react-final-form';
import { Button, ButtonLink } from '../../components/button/Button';
import { TextArea } from '../../components/form/Control';
import { Notice } from '../../components/notice/Notice';
import { site } from '../../facts/site';
import type { FailedDelivery } from '../delivery';
import type { Subject } from '../fields/subject';
import { useLetter } from '../sending/composeInquiry';
import { mailLink } from '../sending/mailLink';
import { type FailureKind, mayHaveArrived } from '../sending/readAnswer';
import { useFormWords } from '../useFormWords';
import type { InquiryValues } from '../values';
import { MailSentence, NoticeActions } from './MailSentence';

type WordsByKind = Partial<Record<FailureKind, ParseKeys<'form'>>>;

const causes: WordsByKind = {
  offline: 'failure.cause.offline',
  timeout: 'failure.cause.timeout',
  tooMany: 'failure.cause.tooMany',
};

const captchaStates: WordsByKind = {
  captchaInvalid: 'captcha.captchaInvalid',
  captchaError: 'captcha.captchaError',
  captchaMissing: 'captcha.captchaMissing',
};

/**
 * Says that the inquiry was not sent, or that nobody knows. It explains what happened and offers two alternatives to
 * the form's button below. Nothing typed is lost.
 */
export function FailureNotice({ failed, about }: { failed: FailedDelivery; about: readonly Subject[] }) {
  const words = useFormWords();
  const { values } = useFormState<InquiryValues>({ subscription: { values: true } });
  const letterOf = useLetter(about);
  const [copying, setCopying] = useState<'idle' | 'copied' | 'byHand'>('idle');
  const byHand = useRef<HTMLTextAreaElement>(null);

  const { kind } = failed.failure;
  const { mail } = letterOf(values);
  const { href, cut } = mailLink(site.email, mail);
  const message = `${mail.subject}\n\n${mail.body}`;
  const cause = causes[kind];
  const captcha = captchaStates[kind];
  const title = captcha ? `${words(captcha)}.` : words(mayHaveArrived(kind) ? 'failure.unconfirmed' : 'failure.title');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(message);
      setCopying('copied');
    } catch {
      setCopying('byHand');
      requestAnimationFrame(() => byHand.current?.select());
    }
  };

  return (
    <Notice tone="error" icon={TriangleAlert} data-failure={kind}>
      <p key={failed.attempt} role="alert">
        <b>{title}</b> {cause && `${words(cause)} `}
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
        {copying === 'copied' && <span>{words('failure.copied')}</span>}
        {copying === 'byHand' && <span>{words('failure.copyByHand')}</span>}
      </p>
      {copying === 'byHand' && (
        <TextArea ref={byHand} readOnly rows={4} aria-label={words('failure.copyByHand')} value={message} />
      )}
    </Notice>
  );
}
