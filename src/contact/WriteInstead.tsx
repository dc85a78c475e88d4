import { Mail } from 'lucide-react';
import styled from 'styled-components';
import { ButtonLink } from '../components/button/Button';
import { Notice } from '../components/notice/Notice';
import { replyPromise } from '../facts/limits';
import { site } from '../facts/site';
import { MailSentence } from './MailSentence';
import { mailLink } from './message';
import { useFormWords } from './words';

const Action = styled.div`
  margin-top: ${({ theme }) => theme.space[4]};
`;

/** In place of a form that has nowhere to send to: the mail way. */
export function WriteInstead() {
  const words = useFormWords();
  const { href } = mailLink(site.email, { subject: words('mail.prefix'), body: '' });
  const text = words('unavailable.message', { email: site.email, hours: replyPromise.hours });
  return (
    <Notice tone="info" icon={Mail}>
      <p>
        <b>{words('unavailable.title')}</b> <MailSentence text={text} href={href} />
      </p>
      <Action>
        <ButtonLink href={href}>{words('unavailable.write')}</ButtonLink>
      </Action>
    </Notice>
  );
}
