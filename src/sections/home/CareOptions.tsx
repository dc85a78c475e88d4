import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { cardsOnPaper } from '../../components/clinic/cards/CardGrid';
import { CareOptionCard } from '../../components/clinic/cards/CareOptionCard';
import { CareOptionRow } from '../../components/clinic/cards/CareOptionRow';
import { StandaloneLink } from '../../components/ui/link/StandaloneLink';
import { Container } from '../../components/ui/section/Container';
import { Section } from '../../components/ui/section/Section';
import { SectionHead } from '../../components/ui/section/SectionHead';
import type { CareOptionCardView } from '../../data/careOption';
import { below, columns, space } from '../../theme';

const Grid = styled.ul`
  ${columns(6, '6 s')}
  /* Fewer share the width. */
  grid-template-columns: repeat(auto-fit, minmax(13%, 1fr));

  ${below('nav')} { grid-template-columns: repeat(3, minmax(0, 1fr)); }

  ${below('form')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[4]} ${space[4]};
  }

  ${below('enlarged')} { grid-template-columns: minmax(0, 1fr); }

  ${cardsOnPaper}
`;

/** Care option cards (R2.7), in the order of the view, with the way to the list. One or two are rows, which leave no hole. */
export function CareOptions({ careOptions }: { careOptions: readonly CareOptionCardView[] }) {
  const { t } = useTranslation('home');
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Container>
        <SectionHead
          id={id}
          title={t('care.title')}
          action={<StandaloneLink to="careOptions">{t('care.all')}</StandaloneLink>}
        />
        {careOptions.length < 3 ? (
          <ul>
            {careOptions.map((careOption) => (
              <li key={careOption.key}>
                <CareOptionRow careOption={careOption} heading="h3" />
              </li>
            ))}
          </ul>
        ) : (
          <Grid>
            {careOptions.map((careOption) => (
              <li key={careOption.key}>
                <CareOptionCard careOption={careOption} />
              </li>
            ))}
          </Grid>
        )}
      </Container>
    </Section>
  );
}
