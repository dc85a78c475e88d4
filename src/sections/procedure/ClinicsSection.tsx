import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { FewCards } from '../../components/clinic/cards/CardGrid';
import { ClinicCard } from '../../components/clinic/cards/ClinicCard';
import { Frame, Meta, Name, Place, Words } from '../../components/clinic/cards/clinicCardStyle';
import { Disclosure } from '../../components/ui/Disclosure';
import { StandaloneLink } from '../../components/ui/link/StandaloneLink';
import { Container } from '../../components/ui/section/Container';
import { CardText, Section } from '../../components/ui/section/Section';
import { SectionHead } from '../../components/ui/section/SectionHead';
import type { ProcedureView } from '../../data/procedure';
import { whereId } from '../../routes/sectionIds';
import { below, borderWidth, color, columnWidth, size, space } from '../../theme';

/* Short on phones: the prices have just been shown. */
const Cards = styled(FewCards)`
  ${below('form')} {
    gap: 0;

    & > li {
      padding-block: ${space[2]};
      border-top: ${borderWidth.hairline} solid ${color.line};
    }

    & article {
      display: grid;
      grid-template-areas: 'place choice' 'name choice' 'meta meta';
      grid-template-columns: minmax(0, 1fr) fit-content(${columnWidth.compareChoice});
    }

    & ${Words} {
      display: contents;
    }

    & ${Frame}, & ${Words} > :is(${CardText}, ul), & ${Meta} > :is(:first-child, :last-child) {
      display: none;
    }

    & ${Place} {
      grid-area: place;
      margin-top: 0;
    }

    & ${Name} {
      grid-area: name;
      margin-block: 0;
    }

    & ${Meta} {
      grid-area: meta;
      margin-top: ${space[1]};
      padding-top: 0;
      border-top: 0;
    }

    & article > :last-child {
      grid-area: choice;
      padding-top: 0;
    }

    /* Beside the checkbox, large text would break each word. */
    ${below('enlarged')} {
      & article {
        grid-template: 'place' 'name' 'meta' 'choice' / minmax(0, 1fr);
      }
    }

    /* Forced colors lay a background behind each line, which would cover the line above it. */
    @media (forced-colors: active) {
      & article {
        row-gap: ${space[2]};
      }
    }
  }
`;

/* On the band's background, below the strip of places. */
const Comparison = styled.div`
  --comparison-background: ${color.paper2};
  --comparison-top: ${size.control.usual};
  margin-top: ${space.fluid.l};

  ${below('tabs')} {
    --comparison-top: initial;
    margin-top: ${space[3]};
  }

  @media print {
    --comparison-background: transparent;
  }
`;

/** The clinics that offer it, side by side. */
export function ClinicsSection({ view, comparison }: { view: ProcedureView; comparison: ReactNode }) {
  const { t } = useTranslation('procedure');
  const { t: compare } = useTranslation('compare');
  const { clinicCount: count, clinics } = view;
  return (
    <Section $band id={whereId} aria-labelledby="where-title">
      <Container>
        <SectionHead
          id="where-title"
          title={t('where.title')}
          lede={count > 0 ? t('where.lede', { count }) : t('where.none')}
          action={
            count > clinics.length ? (
              <StandaloneLink to="clinics" suffix={`?procedure=${view.id}`}>
                {t('prices.all')}
              </StandaloneLink>
            ) : undefined
          }
        />
        <Cards>
          {clinics.map((clinic) => (
            <li key={clinic.id}>
              <ClinicCard clinic={clinic} choosable procedure={view.id} />
            </li>
          ))}
        </Cards>
        {clinics.length > 0 && (
          <Comparison>
            <Disclosure summary={compare('open')}>{comparison}</Disclosure>
          </Comparison>
        )}
      </Container>
    </Section>
  );
}
