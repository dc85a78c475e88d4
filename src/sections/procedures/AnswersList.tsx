import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Search } from '../../components/site/search/useSearch';
import { Button } from '../../components/ui/button/Button';
import { PathLink } from '../../components/ui/link/PathLink';
import type { ProcedureRowView } from '../../data/search';
import { borderWidth, color, fontSize, row as inRow, space } from '../../theme';
import { ProcedureRow } from './ProcedureRow';

const List = styled.section`
  margin-top: ${space[8]};

  & > h3 {
    padding-bottom: ${space[2]};
    border-bottom: ${borderWidth.hairline} solid ${color.ink};
    font-size: ${fontSize.h4};
  }

  & > h2 + p,
  & > ul + h3 {
    margin-top: ${space[6]};
  }

  & > button {
    margin-top: ${space[6]};
    overflow-wrap: anywhere;
  }
`;

const Line = styled.li`
  border-bottom: ${borderWidth.hairline} solid ${color.line};

  & > a { ${inRow('', 'target')} }
`;

interface AnswersListProps {
  text: string;
  search: Search;
  /** All procedures. */
  rows: readonly ProcedureRowView[];
  onAll: () => void;
}

/** All answers to a text, in place of the list of all procedures. */
export function AnswersList({ text, search, rows, onAll }: AnswersListProps) {
  const { t } = useTranslation('procedures');
  const { t: words } = useTranslation('search');
  const { groups, isNearest } = search.ask(text);
  return (
    <List aria-live="polite">
      <h2>{t('answers', { text })}</h2>
      {isNearest && <p>{words('nearest')}</p>}
      {groups.map(({ kind, ids }) => {
        const items = ids.flatMap((id) => search.item(kind, id) ?? []);
        return [
          <h3 key={`title-${kind}`}>{words(`groups.${kind}`)}</h3>,
          <ul key={kind}>
            {items.map(({ id, names: [title], path }) => {
              const row = kind === 'procedure' && rows.find((each) => each.id === id);
              return row ? (
                <ProcedureRow key={id} row={row} />
              ) : (
                <Line key={id}>
                  <PathLink path={path}>{title}</PathLink>
                </Line>
              );
            })}
          </ul>,
        ];
      })}
      <Button type="button" $variant="secondary" onClick={onAll}>
        {t('all')}
      </Button>
    </List>
  );
}
