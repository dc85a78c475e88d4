import CircleDot from 'lucide-react/icons/circle-dot';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { RichText } from '../../../components/text/RichText';
import { Icon } from '../../../components/ui/Icon';
import { StandaloneLink } from '../../../components/ui/link/StandaloneLink';
import { Container } from '../../../components/ui/section/Container';
import { CardText, Lede, Section } from '../../../components/ui/section/Section';
import type { ProcedureView } from '../../../data/procedure';
import { site } from '../../../facts/site';
import { costsId } from '../../../routes/sectionIds';
import { below, space } from '../../../theme';
import { entry } from '../listCard';
import { NextDisclosure } from '../NextDisclosure';
import { OfferTable } from './OfferTable';
import { PriceChart } from './PriceChart';

const Under = styled.div`
  margin-top: ${space.fluid.l};

  ${below('phone')} {
    margin-top: ${space[3]};
  }
`;

const Factors = styled.ul`
  display: grid;
  break-inside: avoid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 ${space[10]};
  margin-top: ${space[3]};

  & > li {
    ${entry}
  }

  ${below('form')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** What it costs at each clinic: drawn, as a table, and what moves it. */
export function Prices({ view }: { view: ProcedureView }) {
  const { t } = useTranslation('procedure');
  const { offers } = view;
  const more = view.clinicCount - view.clinics.length;
  return (
    <Section id={costsId} aria-labelledby="costs-title">
      <Container>
        <h2 id="costs-title">{t('prices.title')}</h2>
        <Lede>{t('prices.lede', { name: site.name })}</Lede>
        {offers.length > 0 && (
          <>
            <CardText>{t('prices.lowestFirst')}</CardText>
            <PriceChart offers={offers} priceScale={view.priceScale} />
            {more > 0 && (
              <CardText>
                {t('prices.more', { count: more })}{' '}
                <StandaloneLink to="clinics" suffix={`?procedure=${view.id}`}>
                  {t('prices.all')}
                </StandaloneLink>
              </CardText>
            )}
            <Under>
              <OfferTable offers={offers} />
            </Under>
          </>
        )}
        <NextDisclosure summary={t('prices.factors')} openWide titled>
          <Factors>
            {view.priceFactors.map((html) => (
              <li key={html}>
                <Icon of={CircleDot} size="s" />
                <RichText html={html} />
              </li>
            ))}
          </Factors>
        </NextDisclosure>
      </Container>
    </Section>
  );
}
