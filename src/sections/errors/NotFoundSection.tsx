import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { goTo, navigation } from '../../client/navigation';
import { SearchBox } from '../../components/site/search/SearchBox';
import { ButtonRouteLink } from '../../components/ui/button/Button';
import { PathLink } from '../../components/ui/link/PathLink';
import type { NotFoundView } from '../../data/pages';
import { fontWeight } from '../../theme';
import { describeNotFound, type NotFoundReason } from './describeNotFound';
import { ErrorFrame } from './ErrorFrame';
import { notFoundPath, notFoundText } from './notFoundPathScript';

const Path = styled.span`
  font-weight: ${fontWeight.label};
`;

const words = (message: string): string => message.trimEnd();

/** Page not found: {path}, or what the validation step has to say (R5.5, R8.1, R8.2). */
function NotFoundMessage({ missing }: { missing: NotFoundReason | undefined }) {
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

/** Why the address is missing, known after hydration: the server's HTML is the same for all. Follows a redirect. */
const useNotFoundReason = (view: NotFoundView): NotFoundReason | undefined => {
  const [answer, setAnswer] = useState<{ readonly address: string; readonly missing: NotFoundReason }>();
  // After every render, because navigation between missing addresses shows this same page.
  useEffect(() => {
    const here = navigation.here();
    const address = here.pathname + here.search + here.hash;
    if (address === answer?.address) return;
    const missing = describeNotFound(here, view);
    if (missing.kind === 'redirect') goTo(missing.to, { replace: true });
    setAnswer({ address, missing });
  });
  return answer?.missing;
};

/** 404 page (R2.14): status 404, default title Page Not Found. */
export function NotFoundSection({ view }: { view: NotFoundView }) {
  const { t } = useTranslation('error');
  const { t: common } = useTranslation('common');
  const titles = useTranslation('runtime');
  const missing = useNotFoundReason(view);
  const careOption = missing?.kind === 'failedCheck' && missing.route === 'careOption';
  return (
    <ErrorFrame
      status={404}
      title={titles.t('errorTitles.404')}
      picture={view.picture}
      ways={
        <>
          <ButtonRouteLink to="home" $variant="onDark">
            {t('toHome')}
          </ButtonRouteLink>
          <ButtonRouteLink to={careOption ? 'careOptions' : 'clinics'} $variant="outlineOnDark">
            {t(careOption ? 'toCareOptions' : 'toClinics')}
          </ButtonRouteLink>
          <ButtonRouteLink to="procedures" $variant="outlineOnDark">
            {common('routes.procedures')}
          </ButtonRouteLink>
        </>
      }
    >
      <NotFoundMessage missing={missing} />
      <p>{t('advice')}</p>
      <SearchBox />
    </ErrorFrame>
  );
}
