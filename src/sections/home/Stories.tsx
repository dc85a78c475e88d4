import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { TestimonialCard } from '../../components/clinic/cards/TestimonialCard';
import { Disclaimer } from '../../components/site/Disclaimer';
import { BigQuote } from '../../components/text/quote/BigQuote';
import { strongTint } from '../../components/text/quote/Monogram';
import { SampleNote } from '../../components/text/quote/SampleNote';
import { Hills } from '../../components/ui/landscape/Hills';
import { StandaloneLink } from '../../components/ui/link/StandaloneLink';
import { seaBand } from '../../components/ui/section/bands';
import { Container } from '../../components/ui/section/Container';
import { SectionHead } from '../../components/ui/section/SectionHead';
import type { TestimonialView } from '../../data/testimonial';
import { below, grid, landscape, space, stackOnPaper } from '../../theme';

const Band = styled.section`
  ${seaBand}
  padding-block: ${space.section}
    calc(${space.section} + ${landscape.roomForHills});

  @media print { padding-block: ${space[6]}; }
`;

const Front = styled(Container)`
  position: relative;
  z-index: 1;
`;

const Columns = styled.div`
  ${grid('minmax(0, 7fr) minmax(0, 5fr)', '7 xl', 'start')}

  ${below('stack')} { grid-template-columns: minmax(0, 1fr); }

  ${stackOnPaper}
`;

const Line = styled(Disclaimer)`
  margin-top: ${space[5]};
  color: var(--soft);
`;

/** One story large, the others beside it, near the disclaimer. */
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
