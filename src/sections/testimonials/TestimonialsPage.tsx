import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { TestimonialCard } from '../../components/clinic/cards/TestimonialCard';
import { Disclaimer } from '../../components/site/Disclaimer';
import { GuidanceBand } from '../../components/site/guidance/GuidanceBand';
import { BigQuote } from '../../components/text/quote/BigQuote';
import { paleTint } from '../../components/text/quote/Monogram';
import { SampleNote } from '../../components/text/quote/SampleNote';
import { Breadcrumbs } from '../../components/ui/Breadcrumbs';
import { ButtonRouteLink } from '../../components/ui/button/Button';
import { Hills } from '../../components/ui/landscape/Hills';
import { seaBand } from '../../components/ui/section/bands';
import { Container } from '../../components/ui/section/Container';
import type { TestimonialsView } from '../../data/pages';
import { replyPromise } from '../../facts/limits';
import { below, landscape, maxWidth, pairsOnPaper, space } from '../../theme';

const Opening = styled.section`
  ${seaBand}
  padding-bottom: ${landscape.roomForHillsAlone};

  & h1 { margin-top: ${space[4]}; }

  ${below('phone')} {
    & h1 { margin-top: 0; }
  }

  @media print { padding-bottom: 0; }
`;

const Front = styled(Container)`
  position: relative;
  z-index: 1;
  padding-top: ${space[4]};
`;

const Featured = styled(BigQuote)`
  max-width: ${maxWidth.featured};
  margin-top: ${space.fluid.m};

  ${below('phone')} { margin-top: ${space[2]}; }
`;

const Worth = styled(Disclaimer)`
  margin-block: ${space.fluid.s};

  ${below('phone')} { margin-top: 0; }
`;

const Wall = styled.ul`
  columns: 2;
  column-gap: ${space.fluid.m};

  & > li {
    break-inside: avoid;
    padding-bottom: ${space[1]};
  }

  ${below('phone')} {
    columns: 1;

    & > li { padding-bottom: 0; }
  }

  ${pairsOnPaper}
`;

/** Characters of about four lines on a phone. */
const QUOTE = 130;

/** Success Stories: one large, the others as a wall of quotations. */
export function TestimonialsPage({ view }: { view: TestimonialsView }) {
  const { t } = useTranslation('testimonials');
  const { t: common } = useTranslation('common');
  return (
    <>
      <Opening>
        <Hills nearest="paper" />
        <Front>
          <Breadcrumbs current={common('routes.testimonials')} />
          <h1>{t('title')}</h1>
          {view.featured ? <Featured testimonial={view.featured} /> : <p>{t('none')}</p>}
        </Front>
      </Opening>
      <Container>
        <Worth>
          <b>{t('worth.title')}</b> {t('worth.text')}{' '}
          <SampleNote testimonials={[...(view.featured ? [view.featured] : []), ...view.testimonials]} />
        </Worth>
        <Wall>
          {view.testimonials.map((testimonial, index) => (
            <li key={testimonial.id}>
              <TestimonialCard testimonial={testimonial} tint={paleTint(index)} size="small" foldedAfter={QUOTE} />
            </li>
          ))}
        </Wall>
        <GuidanceBand
          title={t('guidance.title')}
          text={t('guidance.text', { hours: replyPromise.hours })}
          picture={view.helpPicture}
        >
          <ButtonRouteLink to="contact" $variant="onDark">
            {common('actions.getInTouch')}
          </ButtonRouteLink>
        </GuidanceBand>
      </Container>
    </>
  );
}
