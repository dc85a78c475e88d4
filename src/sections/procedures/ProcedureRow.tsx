import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Ways } from '../../components/site/search/Ways';
import { PathLink } from '../../components/ui/link/PathLink';
import type { ProcedureRowView } from '../../data/search';
import { below, borderWidth, color, columnWidth, grid, serif, space, typeset, wrapped } from '../../theme';

/* The whole row is the target: the link covers it. */
const Row = styled.li`
  position: relative;
  ${grid('minmax(0, 5fr) minmax(0, 6fr) auto', '0 6', 'center', 'target')}
  padding-block: ${space[2]};
  border-bottom: ${borderWidth.hairline} solid ${color.line};

  ${below('phone')} {
    grid-template-columns: minmax(0, 1fr) auto;

    & > :nth-child(2) {
      grid-column: 1 / -1;
      grid-row: 2;
    }
  }
`;

const Name = styled(PathLink)`
  ${serif('name/name', 'oxblood')}
  display: inline-block;
  padding-block: ${space.half};
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:hover { text-decoration: underline; }
`;

const Prices = styled.span`
  ${wrapped('0 6')}
`;

const Count = styled.span`
  min-width: ${columnWidth.clinicCount};
  text-align: right;
  ${typeset('sm', 'ink2')}
`;

/** A procedure with its price, its days and the number of its clinics. */
export function ProcedureRow({ row }: { row: ProcedureRowView }) {
  const { t } = useTranslation('common');
  return (
    <Row>
      <Name path={row.path}>{row.name}</Name>
      <Prices>
        <Ways figures={row.figures} unproven={row.unproven} />
      </Prices>
      <Count>{t('clinicCount', { count: row.clinics })}</Count>
    </Row>
  );
}
