import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PathLink } from '../../components/ui/link/PathLink';
import { fontWeight } from '../../theme';
import type { NotFoundReason } from './describeNotFound';
import { notFoundPath, notFoundText } from './notFoundPathScript';

const Path = styled.span`
  font-weight: ${fontWeight.label};
`;

const words = (message: string): string => message.trimEnd();

/** Page not found: {path}, or what the validation step has to say (R5.5, R8.1, R8.2). */
export function NotFoundMessage({ missing }: { missing: NotFoundReason | undefined }) {
  const { t } = useTranslation('error');
  const noRoute = words(t('noRoute', { path: '' }));
  const failedCheck = words(t('failedCheck', { fullPath: '' }));

  if (missing?.kind === 'failedCheck' && missing.message) {
    const { id, suggestion } = missing.message;
    return (
      <p key="rule">
        {t('unknownClinic', { id })}{' '}
        <PathLink path={suggestion.path}>{t('didYouMean', { name: suggestion.name })}</PathLink>
      </p>
    );
  }
  const path = missing?.kind === 'noRoute' ? missing.path : missing?.kind === 'failedCheck' ? missing.fullPath : '';
  const before = path === '' ? t('notFound') : missing?.kind === 'failedCheck' ? failedCheck : noRoute;
  // The inline script has written into both elements before hydration: their text is no mismatch.
  return (
    <p key="standard">
      <span {...{ [notFoundText]: `${noRoute}|${failedCheck}` }} suppressHydrationWarning>
        {before}
      </span>{' '}
      <Path {...{ [notFoundPath]: '' }} suppressHydrationWarning>
        {path}
      </Path>
    </p>
  );
}
