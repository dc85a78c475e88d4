import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { TestimonialCard } from '../../components/cards/TestimonialCard';
import { Hills } from '../../components/landscape/Hills';
import { Container } from '../../components/layout/Container';
import { StandaloneLink } from '../../components/link/StandaloneLink';
import { Disclaimer } from '../../components/notice/Disclaimer';
import { BigQuote } from '../../components/quote/BigQuote';
import { strongTint } from '../../components/quote/Monogram';
import { SampleNote } from '../../components/quote/SampleNote';
import { seaBand } from '../../components/section/bands';
import { SectionHead } from '../../components/section/SectionHead';
import { below, landscape, space, stackOnPaper } from '../../theme';
import type { TestimonialView } from '../../views/testimonial';

const Band = styled.section`
  ${seaBand}
  padding-block: ${space.section}
    calc(${space.section} + ${landscape.roomForHills});

  @media print {
    padding-block: ${space[6]};
  }
`;

const Front = styled(Container)`
  position: relative;
  z-index: 1;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: ${space[7]} ${space.fluid.xl};
  align-items: start;

  ${below('stack')} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${stackOnPaper}
`;

const Line = styled(Disclaimer)`
  margin-top: ${space.fluid.m};
  color: var(--soft);
`;

/** One story large, the others beside it, within sight of the line that says what stories are worth. */
export function Stories({ stories }: { stories: readonly TestimonialView[] }) {
  const { t } = useTranslation('home');
  const { t: common } = useTranslation('common');
  const id = useId();
  const [first, ...others] = stories;
  if (!first) return null;
  return (
    <Band aria-labelledby={id}>
      <Hills />
      <Front>
        <SectionHead
          id={id}
          title={t('stories.title')}
          action={<StandaloneLink to="testimonials">{t('stories.all')}</StandaloneLink>}
        />
        <Columns>
          <BigQuote testimonial={first} />
          <div>
            {others.map((story, index) => (
              <TestimonialCard
                key={story.id}
                testimonial={story}
                tint={strongTint(index + 1)}
                line="soft"
                size="small"
              />
            ))}
          </div>
        </Columns>
        <Line onDark>
          {common('disclaimer.stories')} <SampleNote testimonials={stories} />
        </Line>
      </Front>
    </Band>
  );
}
