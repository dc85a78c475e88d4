import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Notice } from '../../components/ui/Notice';
import { Container } from '../../components/ui/section/Container';
import { site } from '../../facts/site';
import { space } from '../../theme';
import { ErrorBoundary } from './ErrorBoundary';

const Frame = styled.div`
  display: contents;
`;

const Place = styled(Container)`
  padding-block: ${space[8]};
`;

/** An empty address loads the page again. */
const Again = styled.a``;

/** The notice that replaces a failed part. */
export function SectionError() {
  const { t } = useTranslation('runtime');
  return (
    <Place>
      <Notice tone="error" icon={CircleAlert} role="alert">
        <b>{t('sectionError.title')}</b> {t('sectionError.text')} <a href={`mailto:${site.email}`}>{site.email}</a>.{' '}
        <Again href="">{t('sectionError.reload')}</Again>
      </Notice>
    </Place>
  );
}

/** Around one section. When it fails, a notice replaces it and the rest of the page works on. */
export function SectionBoundary({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <Frame data-section={id}>
      <ErrorBoundary within={`[data-section="${id}"]`} fallback={() => <SectionError />}>
        {children}
      </ErrorBoundary>
    </Frame>
  );
}
