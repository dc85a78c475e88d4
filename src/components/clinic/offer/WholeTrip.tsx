import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { FullOfferView } from '../../../data/offer';
import { borderWidth, color, fontWeight, space, typeset } from '../../../theme';
import { useOfferText } from './useOfferText';

const Sums = styled.table`
  width: 100%;
  margin-block: ${space[2]} ${space[3]};
  border-collapse: collapse;
  ${typeset('sm/small')}
  font-variant-numeric: tabular-nums;

  & > caption {
    padding-block: ${space[2]};
    color: ${color.ink2};
    text-align: left;
    text-wrap: pretty;
  }

  & :is(th, td) {
    padding: ${space[2]} 0 ${space[2]} ${space[3]};
    border-bottom: ${borderWidth.hairline} solid ${color.line};
    text-align: right;
    vertical-align: top;
  }

  & tr > :first-child {
    padding-left: 0;
    font-weight: inherit;
    text-align: left;
  }

  & small {
    display: block;
    ${typeset('xs', 'ink2')}
  }

  & > tfoot { font-weight: ${fontWeight.strong}; }

  & > tfoot > tr > * {
    border-top: ${borderWidth.field} solid ${color.ink};
    border-bottom: 0;
  }

  /* A footer group stands at the end of each sheet. */
  @media print {
    break-inside: avoid;
    & > tfoot { display: table-row-group; }
  }
`;

/** What an offer costs with everything that belongs to its trips, line by line, for two people and for one. */
export function WholeTrip({ offer }: { offer: FullOfferView }) {
  const { t } = useTranslation('common');
  const text = useOfferText();
  const { wholeTrip: trip, forTwo, later = [], scope } = offer;
  if (!trip) return null;
  const { lines, rates, from, pieces, verified } = trip;
  const remarks = {
    care: pieces && t('wholeTrip.pieces', { count: pieces }),
    lodging: t('wholeTrip.aNight', rates),
    meals: t('wholeTrip.aDay', rates),
    transfers: undefined,
    fare: from && t('wholeTrip.from', { city: t(`departures.${from}`) }),
  };
  return (
    <Sums>
      <caption>
        {t('wholeTrip.trips', { count: later.length + 1, days: text.trips(offer) })}
        {scope?.missing && ` ${t('wholeTrip.without', { missing: scope.missing })}`}
        {!from && ` ${t('wholeTrip.byRoad')}`} {t('offer.confirmed', { date: verified })}.
      </caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('wholeTrip.two')}</th>
          <th scope="col">{t('wholeTrip.one')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ line, two, one }) => (
          <tr key={line}>
            <th scope="row">
              {t(`wholeTrip.${line}`)}
              {remarks[line] && <small>{remarks[line]}</small>}
            </th>
            <td>{two ?? t('wholeTrip.included')}</td>
            <td>{one ?? t('wholeTrip.included')}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('wholeTrip.total')}</th>
          <td>{forTwo}</td>
          <td>{trip.forOne}</td>
        </tr>
      </tfoot>
    </Sums>
  );
}
