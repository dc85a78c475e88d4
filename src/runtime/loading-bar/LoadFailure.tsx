import { useTranslation } from 'gatsby-plugin-react-i18next';
import { CircleAlert } from 'lucide-react';
import styled from 'styled-components';
import { textButton } from '../../components/button/textButton';
import { Notice } from '../../components/notice/Notice';

const Place = styled.div`
  position: fixed;
  z-index: 40;
  inset: auto 0 0;
  padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space.gutter};
  pointer-events: none;

  & > * {
    max-width: ${({ theme }) => theme.measure.prose};
    margin-inline: auto;
    box-shadow: ${({ theme }) => theme.shadow.sheet};
    pointer-events: auto;
  }
`;

const Ways = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${({ theme }) => theme.space[6]};

  & > * {
    ${textButton}
    min-height: ${({ theme }) => theme.extent.target};
  }
`;

interface LoadFailureProps {
  address: string | undefined;
  onClose: () => void;
}

/**
 * Says that a page could not be loaded, and leaves the visitor, and what they have typed, where they are. "Try again" is
 * a plain link: a full page load, the surest way there is. The live region is there from the start, so that it is heard.
 */
export function LoadFailure({ address, onClose }: LoadFailureProps) {
  const { t } = useTranslation('runtime');
  return (
    <Place role="status">
      {address !== undefined && (
        <Notice tone="error" icon={CircleAlert}>
          <b>{t('loadFailed.text')}</b>
          <Ways>
            <a href={address}>{t('loadFailed.retry')}</a>
            <button type="button" onClick={onClose}>
              {t('loadFailed.close')}
            </button>
          </Ways>
        </Notice>
      )}
    </Place>
  );
}
