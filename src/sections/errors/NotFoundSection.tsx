import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { goTo, navigation } from '../../client/navigation';
import { SearchBox } from '../../components/site/search/SearchBox';
import { ButtonRouteLink } from '../../components/ui/button/Button';
import type { NotFoundView } from '../../data/pages';
import { describeNotFound, type NotFoundReason } from './describeNotFound';
import { ErrorFrame } from './ErrorFrame';
import { NotFoundMessage } from './NotFoundMessage';

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
