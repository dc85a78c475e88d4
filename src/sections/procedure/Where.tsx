import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CardGrid } from '../../components/cards/CardGrid';
import { ClinicCard } from '../../components/cards/ClinicCard';
import { Wrap } from '../../components/layout/Wrap';
import { StandaloneLink } from '../../components/link/StandaloneLink';
import { Section } from '../../components/section/Section';
import { SectionHead } from '../../components/section/SectionHead';
import { whereId } from '../../routes/sectionIds';
import { space } from '../../theme';
import type { ProcedureView } from '../../views/procedure';

const Comparison = styled.div`
  margin-top: ${space.fluid.l};
`;

/** The clinics that offer it, side by side. */
export function Where({ view, comparison }: { view: ProcedureView; comparison: ReactNode }) {
  const { t } = useTranslation('procedure');
  const { clinicCount: count, clinics } = view;
  return (
    <Section $band id={whereId} aria-labelledby="where-title">
      <Wrap>
        <SectionHead
          id="where-title"
          title={t('where.title')}
          lede={count > 0 ? t('where.lede', { count }) : t('where.none')}
          action={
            count > clinics.length ? (
              <StandaloneLink to="clinics" suffix={`?specialty=${view.id}`}>
                {t('prices.all')}
              </StandaloneLink>
            ) : undefined
          }
        />
        <CardGrid>
          {clinics.map((clinic) => (
            <li key={clinic.id}>
              <ClinicCard clinic={clinic} />
            </li>
          ))}
        </CardGrid>
        <Comparison>{comparison}</Comparison>
      </Wrap>
    </Section>
  );
}
