import { ibogaineListing } from '../../../facts/limits';
import type { Problem } from '../../content/problem';
import { listAt, numberAt, valueAt } from '../../content/records/fieldAccess';
import type { ParsedRecord } from '../../content/records/readRecord';

const PATH = ['safety', 'ibogaine'] as const;
const refuse = 'Do not list this clinic for ibogaine: remove the specialty and its offers.';

/** What a clinic with ibogaine has to have before it is listed; a drug that can stop hearts allows no exception. */
export function* problemsOfListing({ facts }: ParsedRecord): Iterable<Problem> {
  const offers = listAt(facts.value, 'specialties').includes('ibogaine-therapy');
  const has = valueAt(facts.value, PATH) !== undefined;
  if (offers !== has) {
    yield facts.problemAt(PATH, {
      found: offers ? 'nothing' : 'facts about ibogaine at a clinic without it',
      allowed: 'safety.ibogaine at each clinic with the specialty ibogaine-therapy, and nowhere else',
      fix: offers ? 'Ask the clinic, and write down what it says.' : 'Remove it, or add the specialty.',
    });
    return;
  }
  const { cardiologyMinutes, hoursAfterNormalEcg } = ibogaineListing;
  const minutes = numberAt(facts.value, ...PATH, 'cardiologyMinutes');
  if (minutes !== undefined && minutes > cardiologyMinutes)
    yield facts.problemAt([...PATH, 'cardiologyMinutes'], {
      found: `${minutes} minutes`,
      allowed: `intensive care with cardiology within ${cardiologyMinutes} minutes`,
      fix: refuse,
    });
  const nearest = numberAt(facts.value, 'safety', 'intensiveCare', 'minutes');
  if (minutes !== undefined && nearest !== undefined && minutes < nearest)
    yield facts.problemAt([...PATH, 'cardiologyMinutes'], {
      found: `${minutes} minutes, but the nearest intensive care of all is ${nearest} minutes away`,
      allowed: `at least safety.intensiveCare.minutes, and at most ${cardiologyMinutes}`,
      fix: nearest > cardiologyMinutes ? refuse : 'Ask the clinic, and correct one of them.',
    });
  const hours = numberAt(facts.value, ...PATH, 'hoursAfterNormalEcg');
  if (hours !== undefined && hours < hoursAfterNormalEcg)
    yield facts.problemAt([...PATH, 'hoursAfterNormalEcg'], {
      found: `${hours} hours`,
      allowed: `monitor and ambulance until the ECG is normal, and at least ${hoursAfterNormalEcg} hours more`,
      fix: refuse,
    });
  if (valueAt(facts.value, [...PATH, 'refusesMethadone']) === false)
    yield facts.problemAt([...PATH, 'refusesMethadone'], {
      found: 'false',
      allowed: 'true: nobody is accepted who takes methadone or buprenorphine',
      fix: refuse,
    });
}
