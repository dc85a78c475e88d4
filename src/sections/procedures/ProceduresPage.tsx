import Car from 'lucide-react/icons/car';
import Plane from 'lucide-react/icons/plane';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { watchOwnQuery, writeAddress } from '../../client/query';
import { SearchBox } from '../../components/site/search/SearchBox';
import { useSearch } from '../../components/site/search/useSearch';
import { ButtonRouteLink } from '../../components/ui/button/Button';
import { Icon } from '../../components/ui/Icon';
import { useQuery } from '../../components/ui/link/useQuery';
import { QueryResults, useShownResults } from '../../components/ui/queryResults/QueryResults';
import { Container } from '../../components/ui/section/Container';
import { PageHeader } from '../../components/ui/section/PageHeader';
import type { ProceduresView } from '../../data/search';
import { replyPromise } from '../../facts/limits';
import { color, inlineRow, maxWidth, space, typeset, wrapped } from '../../theme';
import { AnswersList } from './AnswersList';
import { Groups } from './Groups';

const Box = styled(SearchBox)`
  max-width: ${maxWidth.narrow};
`;

const Key = styled.p`
  ${wrapped('1 5')}
  margin-top: ${space[6]};
  ${typeset('sm', 'ink2')}

  & > span { ${inlineRow('2')} }
`;

const Unproven = styled.div`
  margin-top: ${space.fluid.l};
  padding-block: ${space.fluid.m};
  background: ${color.paper2};
`;

const Ask = styled(Container)`
  padding-block: ${space.fluid.m} ${space.fluid.xl};

  & > a { margin-top: ${space[5]}; }
`;

/** The index of procedures: search, and all of them by care option, or the results for the address's query. */
export function ProceduresPage({ view }: { view: ProceduresView }) {
  const { t } = useTranslation('procedures');
  const query = useQuery(watchOwnQuery);
  const asked = new URLSearchParams(query).get('q')?.trim() ?? '';
  const search = useSearch(asked !== '');
  useShownResults(query, asked === '' || search !== undefined);
  const show = (text: string) =>
    writeAddress(window.location.pathname + (text && `?${new URLSearchParams({ q: text })}`), 'pushState');
  const unproven = view.groups.filter((group) => group.unproven);
  return (
    <>
      <Container>
        <PageHeader title={t('title')} lede={t('lede', { count: view.total })} />
        <Box text={asked} onAsk={show} />
        <Key>
          <span>
            <Icon of={Plane} />
            {t('key.plane')}
          </span>
          <span>
            <Icon of={Car} />
            {t('key.road')}
          </span>
          <span>{t('prices')}</span>
        </Key>
      </Container>
      <QueryResults>
        <Container>
          {asked && search ? (
            <AnswersList
              text={asked}
              search={search}
              rows={view.groups.flatMap(({ rows }) => rows)}
              onAll={() => show('')}
            />
          ) : (
            <Groups groups={view.groups.filter((group) => !group.unproven)} />
          )}
        </Container>
        {unproven.length > 0 && !(asked && search) && (
          <Unproven>
            <Container>
              <h2>{t('unproven.title')}</h2>
              <p>{t('unproven.text')}</p>
              <Groups groups={unproven} heading="h3" />
            </Container>
          </Unproven>
        )}
        <Ask>
          <h2>{t('ask.title')}</h2>
          <p>{t('ask.text', { hours: replyPromise.hours })}</p>
          <ButtonRouteLink to="contact">{t('ask.action')}</ButtonRouteLink>
        </Ask>
      </QueryResults>
    </>
  );
}
