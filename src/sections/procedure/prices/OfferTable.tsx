import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Disclosure } from '../../../components/disclosure/Disclosure';
import { PathLink } from '../../../components/link/PathLink';
import { Body, Cell, ColumnHead, Head, Line, RowHead, Table } from '../../../components/priceTable/priceTableStyle';
import type { OfferView, StayView } from '../../../views/offer';

const OneLine = styled.span`
  white-space: nowrap;
`;

/** The same facts as the drawing, and those that it does not draw. Roles stay where rows become cards. */
export function OfferTable({ offers }: { offers: readonly OfferView[] }) {
  const { t } = useTranslation('procedure');
  const days = ({ from, to }: StayView): string =>
    from === to ? t('prices.days', { count: to }) : t('prices.daysRange', { from, to });
  const flight = ({ flightDay }: StayView): string =>
    flightDay ? t('prices.noFlightBefore', { day: flightDay }) : t('prices.byRoad');
  const columns = ['clinic', 'price', 'confirmedColumn', 'includes', 'daysAway', 'operationFlight'] as const;
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
          {offers.map(({ clinic, treatment, name, price, includes, stay }) => (
            <Line key={`${clinic.id} ${treatment}`} role="row">
              <RowHead role="rowheader" scope="row">
                <PathLink path={clinic.path}>{clinic.name}</PathLink>
              </RowHead>
              <Cell role="cell" data-label={t('prices.price')}>
                {price.age === 'expired' ? t('facts.noPrice') : <OneLine>{`${price.from} – ${price.to}`}</OneLine>}
              </Cell>
              <Cell role="cell" data-label={t('prices.confirmedColumn')}>
                {price.verified}
              </Cell>
              <Cell role="cell" data-label={t('prices.includes')}>
                {name}: {includes}
              </Cell>
              <Cell role="cell" data-label={t('prices.daysAway')}>
                {days(stay)}
              </Cell>
              <Cell role="cell" data-label={t('prices.operationFlight')}>
                {t('prices.operationDay', { day: stay.procedureDay })}, {flight(stay)}
              </Cell>
            </Line>
          ))}
        </Body>
      </Table>
    </Disclosure>
  );
}
