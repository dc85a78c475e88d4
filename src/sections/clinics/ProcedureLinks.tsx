import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PathLink } from '../../components/ui/link/PathLink';
import { standaloneLink } from '../../components/ui/link/StandaloneLink';
import type { SearchedProcedure } from '../../data/searchedProcedure';
import { space, wrapped } from '../../theme';

const List = styled.ul`
  ${wrapped('2 7')}
  margin-bottom: ${space[8]};

  /* Always rendered: new styles would recalculate the whole page between a key and its result. */
  &:empty { display: none; }
  & a { ${standaloneLink} }
`;

/** Links from a search text to the pages of the procedures that it means. */
export function ProcedureLinks({ procedures }: { procedures: readonly SearchedProcedure[] }) {
  const { t } = useTranslation('clinics');
  return (
    <List as={procedures.length > 0 ? 'ul' : 'div'}>
      {procedures.map(({ id, name, path }) => (
        <li key={id}>
          <PathLink path={path}>{t('procedure', { name })}</PathLink>
        </li>
      ))}
    </List>
  );
}
