import Mail from 'lucide-react/icons/mail';
import styled from 'styled-components';
import { Button, ButtonLink } from '../components/button/Button';
import { Notice } from '../components/notice/Notice';
import { replyPromise } from '../facts/limits';
import { site } from '../facts/site';
import { space } from '../theme';
import { MailSentence } from './MailSentence';
import { mailLink } from './mailLink';
import { useFormWords } from './words';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[4]};
`;

interface WriteInsteadProps {
  /** The form could not be loaded; this tries again. Missing: it has nowhere to send to. */
  onRetry?: () => void;
}

/** In place of the form: the mail way. */
export function WriteInstead({ onRetry }: WriteInsteadProps) {
  const words = useFormWords();
  const { href } = mailLink(site.email, { subject: words('mail.prefix'), body: '' });
  const text = words('unavailable.message', { email: site.email, hours: replyPromise.hours });
  return (
    <Notice tone="info" icon={Mail}>
      <p>
        <b>{words('unavailable.title')}</b> <MailSentence text={text} href={href} />
      </p>
      <Actions>
        <ButtonLink href={href}>{words('unavailable.write')}</ButtonLink>
        {onRetry && (
          <Button $variant="secondary" onClick={onRetry}>
            {words('failure.retry')}
          </Button>
        )}
      </Actions>
    </Notice>
  );
}
