import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ClinicCard } from '../../components/clinic/cards/ClinicCard';
import { FewCards } from '../../components/clinic/cards/FewCards';
import { StandaloneLink } from '../../components/ui/link/StandaloneLink';
import { unseenUntilAsked } from '../../components/ui/queryResults/QueryResults';
import { Container } from '../../components/ui/section/Container';
import { Section } from '../../components/ui/section/Section';
import { SectionHead } from '../../components/ui/section/SectionHead';
import type { ClinicView } from '../../data/clinic';
import { breakpoint, space } from '../../theme';
import { useChosenOffer } from './useChosenOffer';

const Band = styled(Section)`
  @media print { display: none; }
`;

/* One alone: picture and words side by side. */
const Cards = styled(FewCards)`
  ${unseenUntilAsked}

  @media not all and (max-width: ${breakpoint.form}) {
    & > :only-child { grid-column: 1 / -1; }

    & > :only-child > article {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
      gap: ${space.fluid.s};
    }
  }
`;

/** As many cards as fill one row. */
const most = 3;

/** Other clinics that offer what the price is shown of, in the same scope, with their price; without one, the most similar, without a price. */
export function Related({ view }: { view: ClinicView }) {
  const { t } = useTranslation('clinic');
  const { t: common } = useTranslation('common');
  const title = useId();
  const { offer, isMissing } = useChosenOffer(view.offers);
  const same = (isMissing ? [] : view.related).flatMap((clinic) => {
    const found = clinic.offers?.find(
      ({ procedure, scope }) => procedure === offer?.procedure && scope?.key === offer?.scope?.key,
    );
    return found ? [{ ...clinic, offer: found }] : [];
  });
  const clinics = (same.length > 0 ? same : view.related).slice(0, most);
  if (clinics.length === 0) return null;
  return (
    <Band $band aria-labelledby={title}>
      <Container>
        <SectionHead
          id={title}
          title={t('related')}
          lede={same.length > 0 ? t('relatedFor', { name: offer?.procedureName }) : undefined}
          action={<StandaloneLink to="clinics">{common('actions.viewAllClinics')}</StandaloneLink>}
        />
        <Cards>
          {clinics.map((clinic) => (
            <li key={clinic.id}>
              <ClinicCard brief clinic={clinic} procedure={same.length > 0 ? clinic.offer.procedure : undefined} />
            </li>
          ))}
        </Cards>
      </Container>
    </Band>
  );
}
