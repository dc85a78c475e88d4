import Info from 'lucide-react/icons/info';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Language } from '../../../facts/locales';
import { space } from '../../../theme';
import { Notice } from '../../ui/Notice';
import { usePage } from '../../ui/page/PageProvider';
import { Container } from '../../ui/section/Container';

const Place = styled(Container)`
  padding-top: ${space[3]};
`;

/** Says that the page's text was changed in the other language only, with a link to it. */
export function NewerText({ language }: { language: Language }) {
  const { t } = useTranslation('newerText');
  const { paths } = usePage();
  return (
    <Place>
      <Notice icon={Info}>
        <b>{t('isNewer')}</b>{' '}
        <a href={paths[language]} hrefLang={language} lang={language}>
          {t('read')}
        </a>
      </Notice>
    </Place>
  );
}
