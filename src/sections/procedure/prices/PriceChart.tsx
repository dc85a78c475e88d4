import MapPin from 'lucide-react/icons/map-pin';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../components/choice/Choice';
import { Icon } from '../../../components/icon/Icon';
import { PathLink } from '../../../components/link/PathLink';
import { usePage } from '../../../components/page/PageProvider';
import { locales } from '../../../facts/locales';
import { color } from '../../../theme';
import type { OfferView } from '../../../views/offer';
import { highestOf, lowestIn, PARTS, roundAbove } from './chart';
import { Amount, Included, Legend, Name, Rows, Scale, Views } from './chartStyle';
import { PriceBar } from './PriceBar';
import { Bar } from './priceBarStyle';

/** The country whose lowest price stands as a line: most of those who read compare with it. */
const ANCHOR = 'usa';

function Price({ offer }: { offer: OfferView }) {
  const { t } = useTranslation('procedure');
  const { price, trip } = offer;
  return (
    <Amount>
      <div className="care">
        <b>{price.age === 'expired' ? t('facts.noPrice') : `${price.from} – ${price.to}`}</b>
        {price.age === 'fresh' && <span>{t('prices.confirmed', { date: price.verified })}</span>}
        {price.age === 'old' && <span className="aged">{t('prices.old', { month: price.verifiedMonth })}</span>}
        {price.age === 'expired' && <span className="aged">{t('prices.expired')}</span>}
      </div>
      <div className="trip">
        <b>{trip ? trip.words.total : t('prices.notGiven')}</b>
        <span>{trip ? t('prices.tripTotal') : t('prices.ghost')}</span>
      </div>
    </Amount>
  );
}

/** Each clinic's range on one scale, and with it the example of a whole trip where there is one. */
export function PriceChart({ offers }: { offers: readonly OfferView[] }) {
  const { t } = useTranslation('procedure');
  const { t: common } = useTranslation('common');
  const { language } = usePage();
  const max = roundAbove(highestOf(offers));
  const anchor = lowestIn(offers, ANCHOR);
  const money = new Intl.NumberFormat(locales[language].formats, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
  return (
    <Views>
      {offers.some(({ trip }) => trip) && (
        <Choice
          name="prices"
          legend={t('prices.show')}
          options={[
            { value: 'care', label: t('prices.care') },
            { value: 'trip', label: t('prices.trip') },
          ]}
        />
      )}
      <svg width="0" height="0" aria-hidden="true">
        <pattern id="old-price" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="8" height="8" fill={color.paper} />
          <rect width="3" height="8" fill={color.oxblood} />
        </pattern>
      </svg>
      <Scale aria-hidden="true">
        <ol>
          {Array.from({ length: PARTS + 1 }, (_, index) => (max / PARTS) * index).map((amount) => (
            <li key={amount}>{money.format(amount)}</li>
          ))}
        </ol>
      </Scale>
      <Rows>
        {offers.map((offer) => {
          const { clinic, treatment, includes, trip } = offer;
          return (
            <li key={`${clinic.id} ${treatment}`}>
              <Name>
                <b>
                  <PathLink path={clinic.path}>{clinic.name}</PathLink>
                </b>
                <span>
                  <Icon of={MapPin} />
                  {`${clinic.city}, ${common(`countries.${clinic.country}`)}`}
                </span>
              </Name>
              <Price offer={offer} />
              <PriceBar offer={offer} max={max} anchor={anchor?.price.amounts.from} />
              <Included>
                <span className="care">
                  <b>{offer.name}:</b> {includes}.
                </span>
                <span className="trip">
                  {trip
                    ? t('prices.tripText', {
                        care: trip.words.care,
                        lodging: trip.words.lodging,
                        travel: trip.words.travel,
                        days: trip.days,
                      })
                    : t('prices.notGivenText')}
                </span>
              </Included>
            </li>
          );
        })}
      </Rows>
      <Legend>
        {anchor && (
          <span>
            <Bar width="14" height="20" aria-hidden="true">
              <line className="anchor" x1="7" x2="7" y2="20" />
            </Bar>
            {t('prices.anchor', { price: anchor.price.from, country: common(`countries.${ANCHOR}`) })}
          </span>
        )}
        {offers.some(({ price }) => price.age === 'old') && (
          <span>
            <Bar width="30" height="14" aria-hidden="true">
              <rect className="care old" width="30" height="14" rx="2" />
            </Bar>
            {t('prices.stale')}
          </span>
        )}
      </Legend>
    </Views>
  );
}
