import { useTranslation } from 'react-i18next';
import { ClinicRows } from '../../components/clinic/cards/ClinicRows';
import { StandaloneLink } from '../../components/ui/link/StandaloneLink';
import { Container } from '../../components/ui/section/Container';
import { Section } from '../../components/ui/section/Section';
import { SectionHead } from '../../components/ui/section/SectionHead';
import type { CareOptionView } from '../../data/careOption';
import { offeringId } from '../../routes/sectionIds';

/** The clinics that offer this care option, with a way to the filtered list. */
export function ClinicsSection({ view }: { view: CareOptionView }) {
  const { t } = useTranslation('careOption');
  const count = view.clinics.length;
  return (
    <Section $band id={offeringId} aria-labelledby="clinics-title">
      <Container>
        <SectionHead
          id="clinics-title"
          title={t('clinics.title', { count })}
          lede={count === 0 ? t('clinics.none') : t('clinics.lede')}
          action={
            count > 0 ? (
              <StandaloneLink to="clinics" suffix={`?specialty=${view.key}`}>
                {t('clinics.all')}
              </StandaloneLink>
            ) : undefined
          }
        />
        {count > 0 && <ClinicRows clinics={view.clinics} />}
      </Container>
    </Section>
  );
}
