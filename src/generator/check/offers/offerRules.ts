import { isCareOptionKey } from '../../../facts/careOptionKeys';
import { type FieldPath, listAt, numberAt, textAt, valueAt } from '../records/fieldAccess';
import { idOf } from '../records/folders';
import type { ParsedRecord } from '../records/readRecord';
import { type Problem, problemOfFile, quote } from '../report/problem';
import type { RuleContext } from '../rule';
import { procedureOf } from './procedureOf';

const offersIn = ({ facts }: ParsedRecord): readonly unknown[] => listAt(facts.value, 'treatments');

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
      yield facts.problemAt(['treatments', index, 'procedure'], {
        found: `${quote(textAt(facts.value, 'treatments', index, 'procedure'))}, which belongs to ${careOption}`,
        allowed: `procedures of the clinic’s specialties: ${specialties.join(', ')}`,
        fix: `Add ${careOption} to specialties, or name another procedure.`,
      });
  for (const [index, specialty] of specialties.entries())
    if (!careOptions.some((careOption) => careOption === specialty))
      yield facts.problemAt(['specialties', index], {
        found: `${quote(specialty)} without a treatment`,
        allowed: 'specialties for which treatments lists at least one procedure',
        fix: `Add a treatment of the specialty ${specialty}, or remove it from specialties.`,
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
      allowed: 'procedures that at least one treatment of a clinic names',
      fix: `Add a treatment with procedure: ${id} to a clinic, or remove the folder.`,
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
  const stays: readonly (readonly [treatment: unknown, path: FieldPath, what: string])[] = [
    ...treatments.map(
      (treatment, index) => [treatment, ['treatments', index, 'stayDays', 'from'], 'the shortest stay'] as const,
    ),
    [ofTrip, ['exampleTrip', 'days'], 'the example trip'],
  ];
  for (const [treatment, path, what] of stays) {
    const wait = numberAt(procedureOf(treatment, all)?.facts.value, 'beforeFlight', 'days');
    const day = numberAt(treatment, 'procedureDay');
    const stay = numberAt(facts.value, ...path);
    if (wait === undefined || day === undefined || stay === undefined || day + wait <= stay) continue;
    if (valueAt(treatment, ['byRoad']) !== true)
      yield facts.problemAt(path, {
        found: `day ${day} + ${wait} days before flying = day ${day + wait}, but ${what} is ${stay} days`,
        allowed: `at least ${day + wait} days for people who come by plane`,
        fix: `Write at least ${day + wait}, or byRoad: true if this treatment is only for people who come and go by road.`,
      });
  }
}
