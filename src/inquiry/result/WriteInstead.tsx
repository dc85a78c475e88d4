import Mail from 'lucide-react/icons/mail';
import { Button, ButtonLink } from '../../components/ui/button/Button';
import { Notice } from '../../components/ui/Notice';
import { replyPromise } from '../../facts/limits';
import { site } from '../../facts/site';
import { useFormTranslation } from '../model/useFormTranslation';
import { mailLink } from '../submit/mailLink';
import { MailSentence, NoticeActions } from './MailSentence';

/**
 * Shown instead of the form: how to write by mail.
 * @param onRetry loads the form again; missing when no address for inquiries is set
 */
export function WriteInstead({ onRetry }: { onRetry?: () => void }) {
  const words = useFormTranslation();
  const { href } = mailLink(site.email, { subject: words('mail.prefix'), body: '' });
  const text = words('unavailable.message', { email: site.email, hours: replyPromise.hours });
  return (
    <Notice tone="info" icon={Mail}>
      <p>
        <b>{words('unavailable.title')}</b> <MailSentence text={text} href={href} />
      </p>
      <NoticeActions>
        <ButtonLink href={href}>{words('unavailable.write')}</ButtonLink>
        {onRetry && (
          <Button $variant="secondary" onClick={onRetry}>
            {words('failure.retry')}
          </Button>
        )}
      </NoticeActions>
    </Notice>
  );
}
