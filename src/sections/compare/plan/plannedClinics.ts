import type { ComparedClinicView } from '../../../data/comparison';
import { type Stop, stopsOf } from './stops';

export interface PlannedClinic {
  readonly id: string;
  readonly name: string;
  readonly where: string;
  readonly stops: readonly Stop[];
}

/** Those that offer the procedure, in their order. */
export const plannedClinics = (clinics: readonly ComparedClinicView[], procedure: string): readonly PlannedClinic[] =>
  clinics.flatMap(({ id, name, city, offers }) => {
    const offer = offers.find((each) => each.procedure === procedure);
    return offer ? [{ id, name, where: `${name}, ${city}`, stops: stopsOf(offer.journeys) }] : [];
  });
