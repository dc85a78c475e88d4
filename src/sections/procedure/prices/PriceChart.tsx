import CircleAlert from 'lucide-react/icons/circle-alert';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfferText } from '../../../components/clinic/offer/useOfferText';
import { Choice } from '../../../components/ui/Choice';
import { Icon } from '../../../components/ui/Icon';
import { PathLink } from '../../../components/ui/link/PathLink';
import { Notice } from '../../../components/ui/Notice';
import type { ProcedureOfferView, ScopeView } from '../../../data/offer';
import type { ProcedureView } from '../../../data/procedure';
import { withProcedure } from '../../../routes/procedureAddress';
import { color } from '../../../theme';
import { Amount, GroupTitle, Included, Legend, Name, Rows, Scale, Views } from './chartStyle';
import { PriceBar } from './PriceBar';
import { Bar } from './priceBarStyle';

/** The country whose lowest price stands as a line: most of those who read compare with it. */
const ANCHOR = 'usa';

function Price({ offer }: { offer: ProcedureOfferView }) {
  const { t } = useTranslation('procedure');
  const text = useOfferText();
  const { price, forTwo, wholeTrip } = offer;
  return (
    <Amount>
      <div className="care">
        <b>{text.price(price)}</b>
        <span className={price && !price.stale ? undefined : 'aged'}>{text.confirmed(price)}</span>
        {forTwo && <span>{text.forTwo(offer)}</span>}
      </div>
      <div className="trip">
        <b>{forTwo ?? text.price(undefined)}</b>
        {wholeTrip && <span>{t('prices.tripAlone', { sum: wholeTrip.forOne })}</span>}
      </div>
    </Amount>
  );
}

/** Offers of one scope; those of a part of the treatment below what is missing. */
function Group({ scope, children }: { scope: ScopeView | undefined; children: ReactNode }) {
  const { t } = useTranslation('procedure');
  if (!scope) return children;
  return (
    <>
      <GroupTitle>{scope.label}</GroupTitle>
      {scope.missing && <Notice icon={CircleAlert}>{t('prices.incomplete', { missing: scope.missing })}</Notice>}
      {children}
    </>
  );
}

/** Each clinic's range on one scale, and with it the whole trip for two. */
export function PriceChart({ offers, priceScale: scale }: Pick<ProcedureView, 'offers' | 'priceScale'>) {
  const { t } = useTranslation('procedure');
  const { t: common } = useTranslation('common');
  const scopes = [...new Set(offers.map(({ scope }) => scope?.key))];
  const groups = scopes.map((key) => offers.filter(({ scope }) => scope?.key === key));
  const anchor = offers.find(({ clinic, price }) => clinic.country === ANCHOR && price && !price.stale)?.price;
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
          {scale.marks.map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ol>
      </Scale>
      {groups.map((group) => (
        <Group key={group[0]?.scope?.key ?? ''} scope={group[0]?.scope}>
          <Rows>
            {group.map((offer) => {
              const { clinic, key, includes, wholeTrip } = offer;
              return (
                <li key={`${clinic.id} ${key}`}>
                  <Name>
                    <b>
                      <PathLink path={withProcedure(clinic.path, offer.procedure)}>{clinic.name}</PathLink>
                    </b>
                    <span>
                      <Icon of={MapPin} />
                      {`${clinic.city}, ${common(`countries.${clinic.country}`)}`}
                    </span>
                  </Name>
                  <Price offer={offer} />
                  <PriceBar
                    offer={offer}
                    max={scale.end}
                    parts={scale.marks.length - 1}
                    anchor={anchor?.amounts.from}
                  />
                  <Included>
                    <span className="care">
                      <b>{offer.name}:</b> {includes}.
                    </span>
                    <span className="trip">
                      {wholeTrip?.lines
                        .map(
                          ({ line, two }) => `${common(`wholeTrip.${line}`)}: ${two ?? common('wholeTrip.included')}`,
                        )
                        .join('; ')}
                      {wholeTrip && !wholeTrip.from && `. ${common('wholeTrip.byRoad')}`}
                    </span>
                  </Included>
                </li>
              );
            })}
          </Rows>
        </Group>
      ))}
      <Legend>
        {anchor && (
          <span className="care">
            <Bar width="14" height="20" aria-hidden="true">
              <line className="anchor" x1="7" x2="7" y2="20" />
            </Bar>
            {t('prices.anchor', { price: anchor.from, country: common(`countries.${ANCHOR}`) })}
          </span>
        )}
        {offers.some(({ price }) => price?.stale) && (
          <span className="care">
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
