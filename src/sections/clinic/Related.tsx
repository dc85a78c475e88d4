import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { FewCards } from '../../components/cards/CardGrid';
import { ClinicCard } from '../../components/cards/ClinicCard';
import { Container } from '../../components/layout/Container';
import { StandaloneLink } from '../../components/link/StandaloneLink';
import { Section } from '../../components/section/Section';
import { SectionHead } from '../../components/section/SectionHead';
import type { ClinicCardView } from '../../views/clinic';

const Band = styled(Section)`
  @media print {
    display: none;
  }
`;

/** Clinics in the same country or with a shared specialty. */
export function Related({ clinics }: { clinics: readonly ClinicCardView[] }) {
  const { t } = useTranslation('clinic');
  const { t: common } = useTranslation('common');
  const title = useId();
  if (clinics.length === 0) return null;
  return (
    <Band $band aria-labelledby={title}>
      <Container>
        <SectionHead
          id={title}
          title={t('related')}
          action={<StandaloneLink to="clinics">{common('actions.viewAllClinics')}</StandaloneLink>}
        />
        <FewCards>
          {clinics.map((clinic) => (
            <li key={clinic.id}>
              <ClinicCard clinic={clinic} />
            </li>
          ))}
        </FewCards>
      </Container>
    </Band>
  );
}
