import type { TestimonialView } from '../../data/testimonial';
import { pathFor } from '../../routes/path';
import { cityName, clinicName, type TestimonialRecord, type ViewContext } from './context';
import { monogramOf, paragraphsOf } from './createFormat';
import { keepCompounds } from './markdown/compounds';

/** For cards and large quotations. Throws when the record's clinic is not in the content. */
export const testimonialView = (record: TestimonialRecord, { content, language }: ViewContext): TestimonialView => {
  const { facts } = record;
  const clinic = content.clinics.find(({ id }) => id === facts.clinic);
  if (!clinic) throw new Error(`Testimonial "${record.id}" names no clinic; the check should have refused it.`);
  return {
    id: record.id,
    sample: facts.sample,
    name: facts.name,
    monogram: monogramOf(facts.name),
    treatment: record.words[language].treatment,
    clinic: {
      name: clinicName(clinic, language),
      city: cityName(clinic, language),
      path: pathFor('clinic', language, clinic.id),
    },
    quote: paragraphsOf(keepCompounds(record.body[language])),
    translated: facts.originalLanguage !== language,
  };
};
