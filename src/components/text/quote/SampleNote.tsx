import { useTranslation } from 'react-i18next';
import type { TestimonialView } from '../../../data/testimonial';

/** Says that some of the people who tell are invented; nothing where none is. Part of a line of text. */
export function SampleNote({ testimonials }: { testimonials: readonly TestimonialView[] }) {
  const { t } = useTranslation('common');
  return testimonials.some(({ sample }) => sample) ? t('testimonial.sample') : null;
}
