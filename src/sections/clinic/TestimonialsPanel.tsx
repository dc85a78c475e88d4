import MessageCircle from 'lucide-react/icons/message-circle';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { TestimonialCard } from '../../components/clinic/cards/TestimonialCard';
import { Disclaimer } from '../../components/site/Disclaimer';
import { paleTint } from '../../components/text/quote/Monogram';
import { SampleNote } from '../../components/text/quote/SampleNote';
import { StandaloneLink } from '../../components/ui/link/StandaloneLink';
import { Notice } from '../../components/ui/Notice';
import type { ClinicView } from '../../data/clinic';
import { below, maxWidth, space } from '../../theme';
import { PanelTitle, Text } from './panelStyle';
import { useClinicTranslation } from './useClinicTranslation';

const Wall = styled.div<{ $single: boolean }>`
  columns: ${({ $single }) => ($single ? 1 : 2)};
  column-gap: ${space.fluid.m};
  max-width: ${({ $single }) => ($single ? maxWidth.prose : 'none')};
  margin-top: ${space[5]};

  ${below('phone')} { columns: 1; }
  @media print { columns: 1; }
`;

const Nobody = styled(Notice)`
  max-width: ${maxWidth.steps};
  margin-top: ${space[5]};
`;

/** Sixth tab: what patients of this clinic tell, always with the line that qualifies it. */
export function TestimonialsPanel({ view }: { view: ClinicView }) {
  const { t } = useClinicTranslation();
  const { t: common } = useTranslation('common');
  const { testimonials } = view;
  return (
    <>
      <PanelTitle>{t('tabs.testimonials')}</PanelTitle>
      {testimonials.length === 0 ? (
        <Nobody icon={MessageCircle}>{t('testimonials.empty')}</Nobody>
      ) : (
        <>
          <Wall $single={testimonials.length === 1}>
            {testimonials.map((testimonial, index) => (
              <TestimonialCard
                key={testimonial.id}
                testimonial={testimonial}
                tint={paleTint(index)}
                withClinic={false}
              />
            ))}
          </Wall>
          <Disclaimer>
            {common('disclaimer.stories')} <SampleNote testimonials={testimonials} />
          </Disclaimer>
        </>
      )}
      <Text>
        <StandaloneLink to="testimonials">{t('testimonials.all')}</StandaloneLink>
      </Text>
    </>
  );
}
