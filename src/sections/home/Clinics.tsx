import GraduationCap from 'lucide-react/icons/graduation-cap';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ClinicRows } from '../../components/clinic/cards/ClinicRows';
import { WhereClinicsAre } from '../../components/clinic/map/WhereClinicsAre';
import { Disclaimer } from '../../components/site/Disclaimer';
import { ButtonRouteLink } from '../../components/ui/button/Button';
import { Container } from '../../components/ui/section/Container';
import { Section } from '../../components/ui/section/Section';
import { SectionHead } from '../../components/ui/section/SectionHead';
import { SignedItem } from '../../components/ui/section/SignedItem';
import type { HomeView } from '../../data/pages';
import { below, breakpoint, grid, space } from '../../theme';

/** The three standards of the home page (R2.7). */
const standards = [
  ['protocols', ShieldCheck],
  ['doctors', GraduationCap],
  ['patients', HeartHandshake],
] as const;

/** Three standards (R2.7), at the end of the clinics teaser and below its heading. */
function Standards() {
  const { t } = useTranslation('home');
  return (
    <ul>
      {standards.map(([key, icon]) => (
        <SignedItem key={key} icon={icon} title={t(`standards.${key}.title`)} text={t(`standards.${key}.text`)} />
      ))}
    </ul>
  );
}

const Columns = styled.div`
  ${grid('minmax(0, 7fr) minmax(0, 5fr)', '8 xl', 'start')}
  margin-top: ${space.fluid.l};

  /* As high as the map. */
  & > ul {
    display: grid;
    align-self: stretch;
  }

  /* A single clinic, above the standards. */
  @media not all and (max-width: ${breakpoint.stack}) {
    &:has(> div) { grid-template-rows: auto 1fr; }
    & > div { grid-column: 2; }
    & > div + section { grid-area: 1 / 1 / span 2; }
  }

  ${below('stack')} { grid-template-columns: minmax(0, 1fr); }
  @media print { display: block; }
`;

/** Clinics teaser (R2.7): some clinics, where they are, the three standards, View All Clinics. */
export function Clinics({ clinics, map }: Pick<HomeView, 'clinics' | 'map'>) {
  const { t } = useTranslation('home');
  const { t: common } = useTranslation('common');
  const id = useId();
  const rows = (
    <>
      <ClinicRows clinics={clinics} />
      {clinics.some(({ sample }) => sample) && <Disclaimer above={space[5]}>{common('clinicCard.sample')}</Disclaimer>}
    </>
  );
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
        {clinics.length > 1 && rows}
        <Columns>
          {clinics.length === 1 && <div>{rows}</div>}
          <WhereClinicsAre map={map} mapAlone />
          <Standards />
        </Columns>
      </Container>
    </Section>
  );
}
