import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useState } from 'react';
import { focusContent } from '../../components/ui/focusContent';
import { RouteLink } from '../../components/ui/link/RouteLink';
import { FloatingNotice, FloatingNoticeActions, Notice, ScrollPadding } from '../../components/ui/Notice';
import { delivery, type ToastText } from '../state/delivery';
import { useStore } from '../state/store';

/** Marks the element that holds a form, or the thanks that replace it: see InquiryForm.tsx. */
const place = '[data-inquiry]';

const atForm = (target: EventTarget | null): boolean => target instanceof Element && target.closest(place) !== null;

/** Whether the visitor is at a form: a part of it is visible or has the focus. */
const isFormInSight = (): boolean =>
  atForm(document.activeElement) ||
  [...document.querySelectorAll(place)].some((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });

/**
 * The outcome of an inquiry, for a visitor on a page without a form or far away from the form. It disappears when they
 * reach a form or send again. It is in the shell, before the page's content.
 */
export function SubmissionToast() {
  const current = useStore(delivery);
  const [shown, setShown] = useState<ToastText>();
  const news = 'news' in current ? current.news : undefined;

  useEffect(() => {
    const look = ({ target }: FocusEvent) => atForm(target) && setShown(undefined);
    document.addEventListener('focusin', look);
    // With a delay: by then a form on the page has shown the outcome and given the thanks the focus.
    const timer = setTimeout(() => setShown(isFormInSight() ? undefined : news));
    return () => {
      document.removeEventListener('focusin', look);
      clearTimeout(timer);
    };
  }, [news]);

  if (!news || shown !== news) return null;
  const failed = current.state === 'failed';
  const close = () => {
    setShown(undefined);
    focusContent();
  };
  return (
    <FloatingNotice role="alert" lang={news.language} data-outcome={current.state}>
      <ScrollPadding />
      <Notice tone={failed ? 'error' : 'info'} icon={failed ? TriangleAlert : Check}>
        {news.title && <b>{news.title}</b>} {news.text}
        <FloatingNoticeActions>
          {failed && (
            <RouteLink to="contact" onClick={() => setShown(undefined)}>
              {news.back}
            </RouteLink>
          )}
          <button type="button" onClick={close}>
            {news.close}
          </button>
        </FloatingNoticeActions>
      </Notice>
    </FloatingNotice>
  );
}
