import { isCareOptionKey } from '../../../facts/careOptionKeys';
import { type Problem, problemOfFile, quote } from '../../content/problem';
import { type FieldPath, listAt, numberAt, textAt, valueAt } from '../../content/records/fieldAccess';
import { idOf } from '../../content/records/folders';
import type { ParsedRecord } from '../../content/records/readRecord';
import type { RuleContext } from '../rule';
import { procedureOf } from './procedureOf';

const offersIn = ({ facts }: ParsedRecord): readonly unknown[] => listAt(facts.value, 'offers');

/** Each treatment must belong to one of the clinic's specialties, and each specialty needs a treatment. */
export function* problemsOfOffers(reading: ParsedRecord, { all }: RuleContext): Iterable<Problem> {
  const { facts } = reading;
  const specialties = listAt(facts.value, 'specialties');
  const careOptions = offersIn(reading).map((treatment) =>
    textAt(procedureOf(treatment, all)?.facts.value, 'careOption'),
  );
  // A misspelled specialty, an unknown and an unreadable procedure have their own problems.
  if (![...specialties, ...careOptions].every(isCareOptionKey)) return;
  for (const [index, careOption] of careOptions.entries())
    if (!specialties.includes(careOption))
      yield facts.problemAt(['offers', index, 'procedure'], {
        found: `${quote(textAt(facts.value, 'offers', index, 'procedure'))}, which belongs to ${careOption}`,
        allowed: `procedures of the clinic’s specialties: ${specialties.join(', ')}`,
        fix: `Add ${careOption} to specialties, or name another procedure.`,
      });
  for (const [index, specialty] of specialties.entries())
    if (!careOptions.some((careOption) => careOption === specialty))
      yield facts.problemAt(['specialties', index], {
        found: `${quote(specialty)} without an offer`,
        allowed: 'specialties for which offers lists at least one procedure',
        fix: `Add an offer of the specialty ${specialty}, or remove it from specialties.`,
      });
}

/** A procedure that no clinic offers has no prices and no clinics to show. */
export function* problemsOfUnusedProcedures(procedure: ParsedRecord, { all }: RuleContext): Iterable<Problem> {
  const id = idOf(procedure);
  const offered = all.clinic.map(offersIn);
  // A clinic that cannot be read may offer it. When there is no clinic at all, report only that.
  const isOffered = (treatments: readonly unknown[]): boolean =>
    treatments.length === 0 || treatments.some((treatment) => textAt(treatment, 'procedure') === id);
  if (offered.length > 0 && !offered.some(isOffered))
    yield problemOfFile(procedure.facts.file, 'whole file', {
      found: 'a procedure that no clinic offers',
      allowed: 'procedures that at least one offer of a clinic names',
      fix: `Add an offer with procedure: ${id} to a clinic, or remove the folder.`,
    });
}

/**
 * A patient who flies home stays until the procedure's source allows the flight. So the day of the procedure and the
 * days before the first flight must fit into each treatment's shortest stay and into the example trip.
 */
export function* problemsOfFlightDays(reading: ParsedRecord, { all }: RuleContext): Iterable<Problem> {
  const { facts } = reading;
  const treatments = offersIn(reading);
  const trip = textAt(facts.value, 'exampleTrip', 'treatment');
  const ofTrip = treatments.find((treatment) => trip !== undefined && textAt(treatment, 'key') === trip);
  const stays: readonly (readonly [offer: unknown, day: number | undefined, path: FieldPath, what: string])[] = [
    ...treatments.flatMap((offer, index) =>
      listAt(offer, 'trips').map(
        (trip, place) =>
          [
            offer,
            numberAt(trip, 'procedureDay'),
            ['offers', index, 'trips', place, 'stayDays', 'from'],
            'the shortest stay',
          ] as const,
      ),
    ),
    [ofTrip, numberAt(ofTrip, 'trips', 0, 'procedureDay'), ['exampleTrip', 'days'], 'the example trip'],
  ];
  for (const [treatment, day, path, what] of stays) {
    const wait = numberAt(procedureOf(treatment, all)?.facts.value, 'beforeFlight', 'days');
    const stay = numberAt(facts.value, ...path);
    if (wait === undefined || day === undefined || stay === undefined || day + wait <= stay) continue;
    if (valueAt(treatment, ['byRoad']) === undefined)
      yield facts.problemAt(path, {
        found: `day ${day} + ${wait} days before flying = day ${day + wait}, but ${what} is ${stay} days`,
        allowed: `at least ${day + wait} days for people who come by plane`,
        fix: `Write at least ${day + wait}, or byRoad with the countries from which people drive if this offer is only for them.`,
      });
  }
}
