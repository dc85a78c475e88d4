import { useTranslation } from 'react-i18next';
import { SearchBox } from '../../components/site/search/SearchBox';
import { ButtonRouteLink } from '../../components/ui/button/Button';
import type { NotFoundView } from '../../data/pages';
import { ErrorFrame } from './ErrorFrame';
import { NotFoundMessage } from './NotFoundMessage';
import { useNotFoundReason } from './useNotFoundReason';

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
