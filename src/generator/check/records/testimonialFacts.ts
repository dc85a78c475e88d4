import { isSpecialty } from '../../../facts/specialties';
import type { Problem } from '../report/problem';
import { listAt, textAt } from './fieldAccess';
import { oneOf } from './keys';
import { idOf, type Reading } from './readRecord';

/** A testimonial must name an existing clinic that offers the care option. */
export const problemsOfTestimonialFacts = ({ facts }: Reading, clinics: readonly Reading[]): Problem[] => {
  const id = textAt(facts?.value, 'clinic');
  if (!facts || id === undefined || clinics.length === 0) return [];
  const unknown = oneOf(facts, ['clinic'], id, clinics.map(idOf), 'the id of a clinic');
  const clinic = clinics.find((reading) => idOf(reading) === id);
  const offered = listAt(clinic?.facts?.value, 'specialties');
  const careOption = textAt(facts.value, 'careOption');
  // With a misspelled specialty it is unknown what the clinic offers.
  if (!isSpecialty(careOption) || offered.length === 0 || !offered.every(isSpecialty)) return unknown;
  return [...unknown, ...oneOf(facts, ['careOption'], careOption, offered, `a specialty of the clinic ${id}`)];
};
