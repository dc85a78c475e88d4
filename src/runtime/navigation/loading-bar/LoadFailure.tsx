import CircleAlert from 'lucide-react/icons/circle-alert';
import { useTranslation } from 'react-i18next';
import { focusContent } from '../../../components/ui/focusContent';
import { FloatingNotice, FloatingNoticeActions, Notice, ScrollPadding } from '../../../components/ui/Notice';

/** "Try again" is a plain link, the most reliable way. The live region is there from the start, for screen readers. */
export function LoadFailure({ address, onClose }: { address: string | undefined; onClose: () => void }) {
  const { t } = useTranslation('runtime');
  const stay = () => {
    onClose();
    focusContent();
  };
  return (
    <FloatingNotice role="status">
      {address !== undefined && (
        <Notice tone="error" icon={CircleAlert}>
          <ScrollPadding />
          <b>{t('loadFailed.text')}</b>
          <FloatingNoticeActions>
            <a href={address}>{t('loadFailed.retry')}</a>
            <button type="button" onClick={stay}>
              {t('loadFailed.close')}
            </button>
          </FloatingNoticeActions>
        </Notice>
      )}
    </FloatingNotice>
  );
}
