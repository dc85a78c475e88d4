import { listAt, numberAt, type Path, textAt, valueAt } from '../records/fieldAccess';
import { idOf, type Reading } from '../records/readRecord';
import { problemAt } from '../records/schemaWording';
import type { Problem } from '../report/problem';

/**
 * A patient who flies home stays until the procedure's source allows the flight. So the day of the procedure and the
 * days before the first flight must fit into each treatment's shortest stay and into the example trip.
 */
export const problemsOfFlightDays = ({ facts }: Reading, procedures: readonly Reading[]): Problem[] => {
  if (!facts) return [];
  const treatments = listAt(facts.value, 'treatments');
  const tooShort = (treatment: unknown, path: Path, what: string): Problem[] => {
    const procedure = procedures.find((each) => idOf(each) === textAt(treatment, 'procedure'));
    const wait = numberAt(procedure?.facts?.value, 'beforeFlight', 'days');
    const day = numberAt(treatment, 'procedureDay');
    const stay = numberAt(facts.value, ...path);
    const isByRoad = valueAt(treatment, ['byRoad']) === true;
    if (wait === undefined || day === undefined || stay === undefined || isByRoad || day + wait <= stay) return [];
    return [
      problemAt(facts, path, {
        found: `day ${day} + ${wait} days before flying = day ${day + wait}, but ${what} is ${stay} days`,
        allowed: `at least ${day + wait} days for people who come by plane`,
        fix: `Write at least ${day + wait}, or byRoad: true if this treatment is only for people who come and go by road.`,
      }),
    ];
  };
  const trip = textAt(facts.value, 'exampleTrip', 'treatment');
  const ofTrip = treatments.find((treatment) => trip !== undefined && textAt(treatment, 'key') === trip);
  return [
    ...treatments.flatMap((treatment, index) =>
      tooShort(treatment, ['treatments', index, 'stayDays', 'from'], 'the shortest stay'),
    ),
    ...tooShort(ofTrip, ['exampleTrip', 'days'], 'the example trip'),
  ];
};
