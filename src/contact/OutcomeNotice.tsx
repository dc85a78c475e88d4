import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useSyncExternalStore } from 'react';
import { focusContent } from '../components/layout/focusContent';
import { RouteLink } from '../components/link/RouteLink';
import { FloatingNotice, FloatingWays, Notice, RoomBelowPage } from '../components/notice/Notice';
import { usePage } from '../components/page/PageProvider';
import { replyPromise } from '../facts/limits';
import { atForm } from './formPlace';
import { mayHaveArrived } from './outcome';
import { type FinishedDelivery, readDelivery, watchDelivery } from './visit';
import { useFormWords } from './words';

interface OutcomeNoticeProps {
  told: FinishedDelivery;
  onClose: () => void;
}

/**
 * What became of an inquiry, for who has gone elsewhere meanwhile: to a page without a form, or far from it. In the language in
 * which it was sent. Goes away when the visitor is at a form again, or sends once more.
 */
export function OutcomeNotice({ told, onClose }: OutcomeNoticeProps) {
  const words = useFormWords();
  const { language } = usePage();
  const now = useSyncExternalStore(watchDelivery, readDelivery, readDelivery);

  const failed = told.state === 'failed';
  const over = failed ? now !== told : now.state !== 'sent';

  useEffect(() => {
    if (over) onClose();
  }, [over, onClose]);

  useEffect(() => {
    const look = ({ target }: FocusEvent) => atForm(target) && onClose();
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [onClose]);

  if (over) return null;
  const close = () => {
    onClose();
    focusContent();
  };
  return (
    <FloatingNotice role="alert" lang={language} data-outcome={told.state}>
      <RoomBelowPage />
      <Notice tone={failed ? 'error' : 'info'} icon={failed ? TriangleAlert : Check}>
        {told.state === 'failed' ? (
          <>
            <b>{words(mayHaveArrived(told.failure.kind) ? 'failure.unconfirmed' : 'elsewhere.failed')}</b>{' '}
            {words('elsewhere.kept')}
          </>
        ) : (
          words('sent.message', { hours: replyPromise.hours, email: told.email })
        )}
        <FloatingWays>
          {failed && (
            <RouteLink to="contact" onClick={onClose}>
              {words('elsewhere.back')}
            </RouteLink>
          )}
          <button type="button" onClick={close}>
            {words('elsewhere.close')}
          </button>
        </FloatingWays>
      </Notice>
    </FloatingNotice>
  );
}
