import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { cardsOnPaper } from '../../components/clinic/cards/CardGrid';
import { CareOptionCard } from '../../components/clinic/cards/CareOptionCard';
import { StandaloneLink } from '../../components/ui/link/StandaloneLink';
import { Container } from '../../components/ui/section/Container';
import { Section } from '../../components/ui/section/Section';
import { SectionHead } from '../../components/ui/section/SectionHead';
import type { CareOptionCardView } from '../../data/careOption';
import { below, borderWidth, color, space } from '../../theme';

/* The middle column is set lower. */
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[16]} ${space.fluid.s};

  & > :nth-child(3n + 2) {
    margin-top: ${space[14]};
    margin-bottom: calc(-1 * ${space[14]});
  }

  margin-bottom: ${space[14]};

  ${below('stack')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    margin-bottom: 0;

    & > :nth-child(n) {
      margin-block: 0;
    }
  }

  ${below('form')} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    border-bottom: ${borderWidth.hairline} solid ${color.line};
  }

  ${cardsOnPaper}
`;

/** Care option cards (R2.7), in the order of the view, with the way to the list. */
export function CareOptions({ careOptions }: { careOptions: readonly CareOptionCardView[] }) {
  const { t } = useTranslation('home');
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Container>
        <SectionHead
          id={id}
          title={t('care.title')}
          lede={t('care.lede')}
          action={<StandaloneLink to="careOptions">{t('care.all')}</StandaloneLink>}
        />
        <Grid>
          {careOptions.map((careOption) => (
            <li key={careOption.key}>
              <CareOptionCard careOption={careOption} />
            </li>
          ))}
        </Grid>
      </Container>
    </Section>
  );
}
