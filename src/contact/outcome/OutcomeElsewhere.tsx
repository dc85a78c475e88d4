import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useState } from 'react';
import { focusContent } from '../../components/layout/focusContent';
import { RouteLink } from '../../components/link/RouteLink';
import { FloatingNotice, FloatingWays, Notice, RoomBelowPage } from '../../components/notice/Notice';
import { type FinishedDelivery, useDelivery } from '../delivery';
import { atForm, isFormInSight } from './formPlace';

interface OutcomeNoticeProps {
  finished: FinishedDelivery;
  onClose: () => void;
}

function OutcomeNotice({ finished: { state, news }, onClose }: OutcomeNoticeProps) {
  const failed = state === 'failed';

  useEffect(() => {
    const look = ({ target }: FocusEvent) => atForm(target) && onClose();
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [onClose]);

  const close = () => {
    onClose();
    focusContent();
  };
  return (
    <FloatingNotice role="alert" lang={news.language} data-outcome={state}>
      <RoomBelowPage />
      <Notice tone={failed ? 'error' : 'info'} icon={failed ? TriangleAlert : Check}>
        {news.title && <b>{news.title}</b>} {news.text}
        <FloatingWays>
          {failed && (
            <RouteLink to="contact" onClick={onClose}>
              {news.back}
            </RouteLink>
          )}
          <button type="button" onClick={close}>
            {news.close}
          </button>
        </FloatingWays>
      </Notice>
    </FloatingNotice>
  );
}

/**
 * The outcome of an inquiry, for a visitor on a page without a form or far away from the form. It disappears when they
 * reach a form or send again. It is in the shell, before the page's content.
 */
export function OutcomeElsewhere() {
  const delivery = useDelivery();
  const [news, setNews] = useState<FinishedDelivery['news']>();
  const finished = delivery.state === 'sent' || delivery.state === 'failed' ? delivery : undefined;
  const latest = finished?.news;

  // With a delay: by then a form on the page has shown the outcome and given the thanks the focus.
  useEffect(() => {
    const timer = setTimeout(() => setNews(latest && !isFormInSight() ? latest : undefined));
    return () => clearTimeout(timer);
  }, [latest]);

  return finished && news === latest ? <OutcomeNotice finished={finished} onClose={() => setNews(undefined)} /> : null;
}
