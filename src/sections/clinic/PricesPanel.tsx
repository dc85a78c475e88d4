import CircleCheck from 'lucide-react/icons/circle-check';
import CircleMinus from 'lucide-react/icons/circle-minus';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useOfferText } from '../../components/clinic/offer/useOfferText';
import { WholeTrip } from '../../components/clinic/offer/WholeTrip';
import { PriceTable } from '../../components/clinic/priceTable/PriceTable';
import { Disclosure } from '../../components/ui/Disclosure';
import { Notice } from '../../components/ui/Notice';
import { Lede } from '../../components/ui/section/Section';
import type { ClinicView } from '../../data/clinic';
import { site } from '../../facts/site';
import { below, columns, fontSize, space } from '../../theme';
import { IconList } from './IconList';
import { Block, PanelTitle } from './panelStyle';
import { useChosenOffer } from './useChosenOffer';
import { useClinicTranslation } from './useClinicTranslation';

const Trips = styled.div`
  margin-top: ${space[4]};

  & > details + details > summary { border-top: 0; }
`;

const Sides = styled(Block)`
  ${columns(2, '6 10')}
  break-inside: avoid;

  & h3 { font-size: ${fontSize.h4}; }
  ${below('form')} { grid-template-columns: minmax(0, 1fr); }
`;

/** Third tab: the price list, the whole trip of each offer, what prices hold and leave out. */
export function PricesPanel({ view }: { view: ClinicView }) {
  const { t } = useClinicTranslation();
  const { t: common } = useTranslation('common');
  const text = useOfferText();
  const { offer: chosen, isAsked } = useChosenOffer(view.offers);
  const dates = new Set(view.offers.map(({ price }) => price?.verified));
  const [date] = dates;
  const same = dates.size === 1 && date && view.offers.every(({ price }) => !price?.stale);
  return (
    <>
      <PanelTitle>{t('tabs.prices')}</PanelTitle>
      <Lede>{t('prices.lede')}</Lede>
      <PriceTable
        caption={same ? t('prices.caption', { date }) : t('prices.captionMixed')}
        columns={{
          name: t('prices.procedure'),
          includes: t('prices.includes'),
          stay: t('prices.stay'),
          price: t('prices.price'),
        }}
        short={{ includes: t('prices.includesShort'), stay: t('prices.stayShort') }}
        rows={view.offers.map(({ key, name, procedurePath, includes, stay, later, price, unproven }) => ({
          key,
          name,
          path: procedurePath,
          includes,
          stay: text.trips({ stay, later }),
          price: text.price(price),
          chosen: isAsked && key === chosen?.key,
          note: [unproven && common('evidence.unproven'), !same && text.confirmed(price)].filter(Boolean).join(' · '),
        }))}
      />
      <Block>
        <h3>{t('trip.title')}</h3>
        <p>{t('trip.lede')}</p>
        <Trips>
          {view.offers.map(
            (offer) =>
              offer.wholeTrip && (
                <Disclosure
                  key={offer.key}
                  summary={t('trip.open', { name: offer.name, sum: offer.forTwo })}
                  open={isAsked && offer === chosen}
                >
                  <WholeTrip offer={offer} />
                  {offer.excludes && (
                    <p>
                      <b>{t('prices.excludesShort')}</b> {offer.excludes.join('; ')}.
                    </p>
                  )}
                </Disclosure>
              ),
          )}
        </Trips>
      </Block>
      <Sides>
        <div>
          <h3>{t('prices.included')}</h3>
          <IconList icon={CircleCheck} tone="success" items={view.priceIncludes} />
        </div>
        <div>
          <h3>{t('prices.excluded')}</h3>
          <IconList icon={CircleMinus} tone="ink3" items={(isAsked && chosen?.excludes) || view.priceExcludes} />
        </div>
      </Sides>
      <Block>
        <Notice tone="info" icon={CircleCheck}>
          <b>{t('prices.payDirectly')}</b> {t('prices.noFee', { name: site.name })}
        </Notice>
      </Block>
    </>
  );
}
