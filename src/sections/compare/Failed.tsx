import CircleAlert from 'lucide-react/icons/circle-alert';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ownTextButton } from '../../components/ui/button/textButton';
import { Notice } from '../../components/ui/Notice';

const Retry = styled.button`
  ${ownTextButton}
`;

interface FailedProps {
  /** Names of the clinics that did not arrive; undefined where none did. */
  names?: string | undefined;
  onRetry: () => void;
}

/** What could not be loaded, and the way to try again. */
export function Failed({ names, onRetry }: FailedProps) {
  const { t } = useTranslation('compare');
  return (
    <Notice tone="error" icon={CircleAlert} role="alert">
      {names ? t('failedSome', { names }) : t('failed')}{' '}
      <Retry type="button" onClick={onRetry}>
        {t('retry')}
      </Retry>
    </Notice>
  );
}
