import { useTranslation } from 'react-i18next';
import { ButtonLink, ButtonRouteLink } from '../../components/ui/button/Button';
import type { ServerErrorView } from '../../data/pages';
import { site } from '../../facts/site';
import { ErrorFrame } from './ErrorFrame';

interface ServerErrorSectionProps {
  status?: number;
  title?: string;
  description?: string;
  /** Missing when a page has failed in the browser. */
  view?: ServerErrorView;
}

/**
 * Generic error page (R2.14), also for a page that fails in the browser: its words come with every page. It always has
 * a way to write, since header and footer may be what failed.
 */
export function ServerErrorSection({ status = 500, title, description, view }: ServerErrorSectionProps) {
  const { t } = useTranslation('runtime');
  const standard = t(status === 404 ? 'errorTitles.404' : 'errorTitles.500');
  return (
    <ErrorFrame
      status={status}
      title={title ?? standard}
      picture={view?.picture}
      ways={
        <>
          {/* An empty address loads the page again, also without JavaScript. */}
          <ButtonLink href="" $variant="onDark">
            {t('serverError.tryAgain')}
          </ButtonLink>
          <ButtonRouteLink to="home" $variant="outlineOnDark">
            {t('serverError.toHome')}
          </ButtonRouteLink>
        </>
      }
    >
      <p>{description ?? t('serverError.what')}</p>
      <p>
        {t('serverError.advice')} <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
    </ErrorFrame>
  );
}
