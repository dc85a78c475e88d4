import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useOfferText } from '../../../components/clinic/offer/useOfferText';
import {
  Body,
  Cell,
  ColumnHead,
  Head,
  Line,
  RowHead,
  Table,
} from '../../../components/clinic/priceTable/priceTableStyle';
import { Disclosure } from '../../../components/ui/Disclosure';
import { PathLink } from '../../../components/ui/link/PathLink';
import type { ProcedureOfferView } from '../../../data/offer';
import { withProcedure } from '../../../routes/procedureAddress';

const OneLine = styled.span`
  white-space: nowrap;
`;

/** The facts of the drawing and more as a table. Explicit roles remain when CSS makes cards of its rows. */
export function OfferTable({ offers }: { offers: readonly ProcedureOfferView[] }) {
  const { t } = useTranslation('procedure');
  const text = useOfferText();
  const columns = ['clinic', 'price', 'forTwo', 'confirmedColumn', 'includes', 'daysAway', 'operationFlight'] as const;
  return (
    <Disclosure summary={t('prices.table')}>
      <Table role="table">
        <caption>{t('prices.caption')}</caption>
        <Head role="rowgroup">
          <Line role="row">
            {columns.map((column) => (
              <ColumnHead key={column} role="columnheader" scope="col">
                {t(`prices.${column}`)}
              </ColumnHead>
            ))}
          </Line>
        </Head>
        <Body role="rowgroup">
          {offers.map(({ clinic, key, procedure, scope, name, price, includes, stay, later, roadFrom, forTwo }) => (
            <Line key={`${clinic.id} ${key}`} role="row">
              <RowHead role="rowheader" scope="row">
                <PathLink path={withProcedure(clinic.path, procedure)}>{clinic.name}</PathLink>
              </RowHead>
              <Cell role="cell" data-label={t('prices.price')}>
                <OneLine>{text.price(price)}</OneLine>
              </Cell>
              <Cell role="cell" data-label={t('prices.forTwo')}>
                <OneLine>{forTwo ?? text.price(undefined)}</OneLine>
              </Cell>
              <Cell role="cell" data-label={t('prices.confirmedColumn')}>
                {text.confirmed(price)}
              </Cell>
              <Cell role="cell" data-label={t('prices.includes')}>
                {scope && `${scope.label}. `}
                {name}: {includes}
              </Cell>
              <Cell role="cell" data-label={t('prices.daysAway')}>
                {text.trips({ stay, later })}
              </Cell>
              <Cell role="cell" data-label={t('prices.operationFlight')}>
                {t('prices.operationDay', { day: stay.procedureDay })}, {text.flight(stay, roadFrom)}
              </Cell>
            </Line>
          ))}
        </Body>
      </Table>
    </Disclosure>
  );
}
