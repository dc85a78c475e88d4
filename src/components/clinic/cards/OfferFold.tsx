import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ClinicCardView } from '../../../data/clinic';
import { withProcedure } from '../../../routes/procedureAddress';
import { fontSize, row } from '../../../theme';
import { Disclosure } from '../../ui/Disclosure';
import { PathLink } from '../../ui/link/PathLink';
import { useOfferText } from '../offer/useOfferText';

/* Above the link that covers the card. */
const Fold = styled(Disclosure)`
  position: relative;
  z-index: 1;
  font-size: ${fontSize.sm};

  & > :first-child:first-child { border: 0; }
  & a { ${row('', 'target')} }
`;

/** All that a clinic offers, with price and days: unlike prices stay behind a fold, each beside its own procedure. */
export function OfferFold({ clinic: { path, offers = [] } }: { clinic: ClinicCardView }) {
  const { t } = useTranslation('common');
  const text = useOfferText();
  const { size: count } = new Set(offers.map(({ procedure }) => procedure));
  return (
    <Fold summary={t('clinicRow.procedures', { count })} answer={t('clinicRow.inside')}>
      <ul>
        {offers.map((offer) => {
          const { key, name, procedure, price, scope, unproven } = offer;
          const facts = [
            unproven && t('evidence.unproven'),
            text.price(price),
            scope?.label,
            price?.stale && text.confirmed(price),
            text.trips(offer),
          ];
          return (
            <li key={key}>
              <PathLink path={withProcedure(path, procedure)}>{name}</PathLink>
              {facts.filter(Boolean).join(' · ')}
            </li>
          );
        })}
      </ul>
    </Fold>
  );
}
