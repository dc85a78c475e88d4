import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ClinicCard } from '../../components/clinic/cards/ClinicCard';
import { StandaloneLink } from '../../components/ui/link/StandaloneLink';
import { Container } from '../../components/ui/section/Container';
import { Section } from '../../components/ui/section/Section';
import { SectionHead } from '../../components/ui/section/SectionHead';
import type { CareOptionView } from '../../data/careOption';
import { offeringId } from '../../routes/sectionIds';
import { below, space, stackOnPaper } from '../../theme';

const Band = styled(Section)`
  margin-top: ${space.section};

  @media print {
    margin-top: 0;
  }
`;

const Rows = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[6]} ${space[10]};

  ${below('stack')} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${stackOnPaper}
`;

/** The clinics that offer this care option, with a way to the filtered list. */
export function ClinicsSection({ view }: { view: CareOptionView }) {
  const { t } = useTranslation('careOption');
  const { t: common } = useTranslation('common');
  const count = view.clinics.length;
  const name = common(`specialties.${view.key}`).toLowerCase();
  return (
    <Band $band id={offeringId} aria-labelledby="clinics-title">
      <Container>
        <SectionHead
          id="clinics-title"
          title={t('clinics.title')}
          lede={count > 0 ? t('clinics.lede', { count, name }) : t('clinics.none')}
          action={
            count > 0 ? (
              <StandaloneLink to="clinics" suffix={`?specialty=${view.key}`}>
                {t('clinics.all')}
              </StandaloneLink>
            ) : undefined
          }
        />
        <Rows>
          {view.clinics.map((clinic) => (
            <li key={clinic.id}>
              <ClinicCard clinic={clinic} variant="row" activeCareOption={view.key} />
            </li>
          ))}
        </Rows>
      </Container>
    </Band>
  );
}
