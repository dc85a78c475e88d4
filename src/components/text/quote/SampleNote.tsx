import { useTranslation } from 'react-i18next';
import type { TestimonialView } from '../../../data/testimonial';

/** Says that invented people are among those who tell, and nothing where there are none. Part of a line of text. */
export function SampleNote({ testimonials }: { testimonials: readonly TestimonialView[] }) {
  const { t } = useTranslation('common');
  return testimonials.some(({ sample }) => sample) ? t('testimonial.sample') : null;
}
