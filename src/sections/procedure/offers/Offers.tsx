import Car from 'lucide-react/icons/car';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Plane from 'lucide-react/icons/plane';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EntryList } from '../../../components/text/EntryList';
import { Disclosure } from '../../../components/ui/Disclosure';
import { Icon } from '../../../components/ui/Icon';
import { StandaloneLink } from '../../../components/ui/link/StandaloneLink';
import { Notice } from '../../../components/ui/Notice';
import { Container } from '../../../components/ui/section/Container';
import { CardText, Lede, Section } from '../../../components/ui/section/Section';
import type { OfferRowView } from '../../../data/offer';
import type { ProcedureView } from '../../../data/procedure';
import { costsId, whereId } from '../../../routes/sectionIds';
import { borderWidth, color, space, typeset, wrapped } from '../../../theme';
import { groupOffers, type OfferGroup } from './groupOffers';
import { OfferRow } from './OfferRow';

const Title = styled.h3`
  ${wrapped('1 2', 'center')}
  ${typeset('stop/title')}

  & > svg { color: ${color.tealDark}; }
`;

/* Title and remark in one line where there is room. */
const Head = styled.div`
  ${wrapped('1 3', 'baseline')}
  margin-top: ${space[5]};
  padding-bottom: ${space[2]};
  border-bottom: ${borderWidth.strong} solid ${color.ink};
  break-after: avoid;

  & > p { ${typeset('sm/small', 'ink2')} }
`;

interface GroupProps extends OfferGroup {
  /** The first offer of each clinic. */
  first: ReadonlySet<OfferRowView>;
}

function Group({ scope, way, offers, first }: GroupProps) {
  const { t } = useTranslation('procedure');
  const { t: common } = useTranslation('common');
  const title = [scope?.label, way && common(`offer.way.${way}`)].filter(Boolean).join(': ');
  const flight = Math.min(...offers.flatMap(({ stay }) => stay.flightDay ?? []));
  const from = [...new Set(offers.flatMap(({ roadFrom }) => roadFrom ?? []))].join(', ');
  return (
    <>
      <Head>
        <Title>
          {way && <Icon of={way === 'plane' ? Plane : Car} size="m" />}
          {title || t('where.all')}
        </Title>
        {way && <p>{way === 'plane' ? t('where.plane', { day: flight }) : t('where.road', { countries: from })}</p>}
      </Head>
      {scope?.missing && <Notice icon={CircleAlert}>{t('prices.incomplete', { missing: scope.missing })}</Notice>}
      <ul>
        {offers.map((offer) => (
          <OfferRow key={`${offer.clinic.id} ${offer.key}`} offer={offer} first={first.has(offer)} />
        ))}
      </ul>
    </>
  );
}

/** Where it is done and what it costs there: one list of clinics, like beside like. */
export function Offers({ view }: { view: ProcedureView }) {
  const { t } = useTranslation('procedure');
  const { offers, priceFactors } = view;
  const ids = [...new Set(offers.map(({ clinic }) => clinic.id))];
  const first = new Set(ids.flatMap((id) => offers.find(({ clinic }) => clinic.id === id) ?? []));
  return (
    <Section id={costsId} aria-labelledby="costs-title">
      <Container>
        <h2 id="costs-title">{t('where.title')}</h2>
        <Lede>{offers.length > 0 ? t('where.lede') : t('where.none')}</Lede>
        <div id={whereId}>
          {groupOffers(offers).map((group) => (
            <Group key={`${group.scope?.key} ${group.way}`} {...group} first={first} />
          ))}
        </div>
        {view.moreClinics > 0 && (
          <CardText>
            {t('prices.more', { count: view.moreClinics })}{' '}
            <StandaloneLink to="clinics" suffix={`?procedure=${view.id}`}>
              {t('prices.all')}
            </StandaloneLink>
          </CardText>
        )}
        <Disclosure
          summary={t('prices.factors')}
          answer={t('prices.factorsAnswer', { first: priceFactors.answer, count: priceFactors.entries.length - 1 })}
        >
          <EntryList entries={priceFactors.entries} />
        </Disclosure>
      </Container>
    </Section>
  );
}
