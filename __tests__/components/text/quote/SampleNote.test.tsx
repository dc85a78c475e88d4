import { SampleNote } from '../../../../src/components/text/quote/SampleNote';
import type { TestimonialView } from '../../../../src/data/testimonial';
import { ClinicPage } from '../../../../src/sections/clinic/ClinicPage';
import { Stories } from '../../../../src/sections/home/Stories';
import { TestimonialsPage } from '../../../../src/sections/testimonials/TestimonialsPage';
import { renderWithPage } from '../../../renderWithPage';
import { clinicView, story as invented } from '../../../sections/clinic/clinicView';

const real: TestimonialView = { ...invented, id: 'real', sample: false };

const note = 'Sample testimonials of invented people are shown here.';

const places = {
  home: (testimonials: readonly TestimonialView[]) => <Stories stories={testimonials} />,
  testimonials: ([featured = real, ...testimonials]: readonly TestimonialView[]) => (
    <TestimonialsPage view={{ featured, testimonials, helpPicture: clinicView.cover }} />
  ),
  clinic: (testimonials: readonly TestimonialView[]) => (
    <ClinicPage view={{ ...clinicView, testimonials }} features={null} form={null} />
  ),
} as const;

describe.each(Object.entries(places))('testimonials on the page %s', (_, page) => {
  it.each([[[invented, real]], [[real, invented]]])('are said to be samples where one is', (testimonials) => {
    expect(renderWithPage(page(testimonials)).container).toHaveTextContent(note);
  });

  it('are not said to be where none is', () => {
    const { container } = renderWithPage(page([real]));
    expect(container).toHaveTextContent('Individual experiences.');
    expect(container).not.toHaveTextContent(note);
  });
});

it('speaks Spanish', () => {
  const { container } = renderWithPage(<SampleNote testimonials={[invented]} />, { language: 'es' });
  expect(container).toHaveTextContent('Aquí aparecen testimonios de muestra, de personas inventadas.');
});
