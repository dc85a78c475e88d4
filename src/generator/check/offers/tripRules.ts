import { inAnyLanguage } from '../../../facts/inAnyLanguage';
import { type Problem, quote } from '../../content/problem';
import { listAt, numberAt, textAt, textsIn, valueAt } from '../../content/records/fieldAccess';
import type { ParsedRecord } from '../../content/records/readRecord';

/** Words that speak of a second journey. */
const SECOND_TRIP = new RegExp(
  inAnyLanguage({
    en: 'first (?:trip|journey)|(?:second|both|two) (?:visits?|trips?|journeys?)',
    es: 'primer viaje|(?:segund[oa]|ambas|ambos|las dos|los dos|dos) (?:visitas?|viajes?)',
  }),
  'iu',
);

/** Trips must fit together, and their nights into their days, because totals are computed from them. */
export function* problemsOfTrips({ facts }: ParsedRecord): Iterable<Problem> {
  for (const [index, offer] of listAt(facts.value, 'offers').entries()) {
    const trips = listAt(offer, 'trips');
    for (const [place, trip] of trips.entries()) {
      const path = ['offers', index, 'trips', place];
      const days = numberAt(trip, 'stayDays', 'from');
      const nights = (numberAt(trip, 'nights') ?? 0) + (numberAt(trip, 'includedNights') ?? 0);
      const day = numberAt(trip, 'procedureDay');
      const hasAfter = valueAt(trip, ['after']) !== undefined;
      if (days !== undefined && nights > days - 1)
        yield facts.problemAt([...path, 'nights'], {
          found: `${nights} nights, but the shortest stay has ${days - 1}`,
          allowed: `nights and includedNights together at most ${days - 1}`,
          fix: 'Correct the nights, or stayDays.',
        });
      if (days !== undefined && day !== undefined && day > days)
        yield facts.problemAt([...path, 'procedureDay'], {
          found: `day ${day} of a stay of ${days}`,
          allowed: `at most ${days}`,
          fix: 'Correct the day, or stayDays.',
        });
      if (place === 0 && hasAfter)
        yield facts.problemAt([...path, 'after'], {
          found: 'a wait before the first trip',
          allowed: 'after only in the trips that follow',
          fix: 'Remove it, or put the trips in order.',
        });
      if (place > 0 && !hasAfter)
        yield facts.problemAt([...path, 'after'], {
          found: 'nothing',
          allowed: 'the days since the end of the trip before',
          fix: 'Write the days at home, for example after: { from: 90, to: 180 }',
        });
    }
    if (trips.length > 0 && valueAt(trips[0], ['procedureDay']) === undefined)
      yield facts.problemAt(['offers', index, 'trips', 0, 'procedureDay'], {
        found: 'nothing',
        allowed: 'the day of the procedure in the first trip',
        fix: 'Write on which day of the stay it is done, for example procedureDay: 2',
      });
  }
}

/** Words that mention a second journey for an offer with one trip: its days and costs would be too low. */
export function* problemsOfUntoldTrips({ facts, words }: ParsedRecord): Iterable<Problem> {
  const single = listAt(facts.value, 'offers').filter((offer) => listAt(offer, 'trips').length === 1);
  for (const key of single.flatMap((offer) => textAt(offer, 'key') ?? []))
    for (const source of words)
      for (const { path, text } of textsIn(valueAt(source.value, ['offers', key]))) {
        const [said] = SECOND_TRIP.exec(text) ?? [];
        if (said)
          yield source.problemAt(['offers', key, ...path], {
            found: `${quote(said)}, but ${key} has one trip in facts.yaml`,
            allowed: 'words that agree with the trips',
            fix: 'Add the second trip to facts.yaml, or correct the words.',
          });
      }
}
