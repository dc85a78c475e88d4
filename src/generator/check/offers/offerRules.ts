import { isCareOptionKey } from '../../../facts/careOptionKeys';
import { type Problem, quote } from '../../content/problem';
import { listAt, numberAt, textAt, valueAt } from '../../content/records/fieldAccess';
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
  if (specialties.length === 0 || ![...specialties, ...careOptions].every(isCareOptionKey)) return;
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

/**
 * A patient who flies home stays until the procedure's source allows the flight. So the day of the procedure and the
 * days before the first flight must fit into the shortest stay of each trip.
 */
export function* problemsOfFlightDays(reading: ParsedRecord, { all }: RuleContext): Iterable<Problem> {
  for (const [index, offer] of offersIn(reading).entries()) {
    const wait = numberAt(procedureOf(offer, all)?.facts.value, 'beforeFlight', 'days');
    if (wait === undefined || valueAt(offer, ['byRoad']) !== undefined) continue;
    for (const [place, trip] of listAt(offer, 'trips').entries()) {
      const [day, stay] = [numberAt(trip, 'procedureDay'), numberAt(trip, 'stayDays', 'from')];
      if (day === undefined || stay === undefined || day + wait <= stay) continue;
      yield reading.facts.problemAt(['offers', index, 'trips', place, 'stayDays', 'from'], {
        found: `day ${day} + ${wait} days before flying = day ${day + wait}, but the shortest stay is ${stay} days`,
        allowed: `at least ${day + wait} days for people who come by plane`,
        fix: `Write at least ${day + wait}, or byRoad with the countries from which people drive if this offer is only for them.`,
      });
    }
  }
}
