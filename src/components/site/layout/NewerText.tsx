import Info from 'lucide-react/icons/info';
import styled from 'styled-components';
import type { PageInfo } from '../../../data/page';
import { space } from '../../../theme';
import { Notice } from '../../ui/Notice';
import { usePage } from '../../ui/page/PageProvider';
import { Container } from '../../ui/section/Container';

const Place = styled(Container)`
  padding-top: ${space[3]};
`;

export function NewerText({ language, words }: NonNullable<PageInfo['newerText']>) {
  const { paths, offers } = usePage();
  return (
    <Place>
      <Notice icon={Info}>
        <b>{words}</b>{' '}
        <a href={paths[language]} hrefLang={language} lang={language}>
          {offers[language]?.read}
        </a>
      </Notice>
    </Place>
  );
}
