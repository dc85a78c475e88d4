import type { ContentKindName } from '../../../schemas/kinds';
import { listAt, textAt, valueAt } from '../../content/records/fieldAccess';
import { idOf } from '../../content/records/folders';
import type { ParsedRecord } from '../../content/records/readRecord';

/** Records that are right and yet have no page. */
export interface Pageless {
  /** Ids of care options that the site does not offer, or that are drafts. */
  readonly hiddenCareOptions: ReadonlySet<string>;
  /** Those care options, and procedures of theirs or that no clinic offers. */
  readonly has: (reading: ParsedRecord) => boolean;
}

/** @param readings every record; drafts among them offer nothing unless `live` has them */
export const pagelessOf = (readings: readonly ParsedRecord[], live: ReadonlySet<ParsedRecord>): Pageless => {
  const ofKind = (kind: ContentKindName): ParsedRecord[] => readings.filter((reading) => reading.kind === kind);
  const hiddenCareOptions = new Set(
    ofKind('care-option')
      .filter((reading) => !live.has(reading) || valueAt(reading.facts.value, ['notOffered']) === true)
      .map(idOf),
  );
  const offers = ofKind('clinic')
    .filter((reading) => live.has(reading))
    .flatMap(({ facts }) => listAt(facts.value, 'offers').map((offer) => textAt(offer, 'procedure')));
  // A clinic whose facts are wrong may offer every procedure.
  const isUnsure = ofKind('clinic').some((reading) => live.has(reading) && !reading.fields.facts);
  const offered = new Set(offers);
  return {
    hiddenCareOptions,
    has: (reading) => {
      if (reading.kind === 'care-option') return hiddenCareOptions.has(idOf(reading));
      if (reading.kind !== 'procedure') return false;
      return (
        hiddenCareOptions.has(textAt(reading.facts.value, 'careOption') ?? '') ||
        !(isUnsure || offered.has(idOf(reading)))
      );
    },
  };
};
