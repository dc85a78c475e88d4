import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { cardsOnPaper } from '../../components/clinic/cards/CardGrid';
import { ClinicCard } from '../../components/clinic/cards/ClinicCard';
import { WhereClinicsAre } from '../../components/clinic/map/WhereClinicsAre';
import { Disclaimer } from '../../components/site/Disclaimer';
import { ButtonRouteLink } from '../../components/ui/button/Button';
import { Container } from '../../components/ui/section/Container';
import { Section } from '../../components/ui/section/Section';
import { SectionHead } from '../../components/ui/section/SectionHead';
import type { HomeView } from '../../data/pages';
import { below, space } from '../../theme';
import { Destinations } from './Destinations';
import { Standards } from './Standards';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: ${space.fluid.s};

  ${below('stack')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[8]};
  }

  /* As for cards on paper: no grid there. */
  @media print {
    display: block;
  }
`;

const Others = styled.ul`
  display: grid;
  gap: ${space.fluid.s};
  align-content: start;

  ${cardsOnPaper}
`;

const Where = styled(WhereClinicsAre)`
  margin-top: ${space.fluid.xxxl};
`;

const Sample = styled(Disclaimer)`
  margin-top: ${space[8]};
`;

/** Clinics teaser (R2.7): some clinics, the destinations, the three standards, View All Clinics. */
export function Clinics({ clinics, destinations, map }: Pick<HomeView, 'clinics' | 'destinations' | 'map'>) {
  const { t } = useTranslation('home');
  const { t: common } = useTranslation('common');
  const id = useId();
  const [first, ...others] = clinics;
  return (
    <Section aria-labelledby={id}>
      <Container>
        <SectionHead
          id={id}
          title={t('clinics.title')}
          lede={t('clinics.lede')}
          action={
            <ButtonRouteLink to="clinics" $variant="secondary">
              {common('actions.viewAllClinics')}
            </ButtonRouteLink>
          }
        />
        <Columns>
          {first && <ClinicCard clinic={first} variant="big" />}
          <Others>
            {others.map((clinic) => (
              <li key={clinic.id}>
                <ClinicCard clinic={clinic} variant="row" />
              </li>
            ))}
          </Others>
        </Columns>
        {clinics.some(({ sample }) => sample) && <Sample>{common('clinicCard.sample')}</Sample>}
        <Destinations destinations={destinations} />
        <Where map={map} />
        <Standards />
      </Container>
    </Section>
  );
}
