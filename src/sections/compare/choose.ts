import { type Day, faultOf } from '../../client/days';
import type { ClinicChoice, CompareView } from '../../data/comparison';
import { compared } from '../../facts/limits';
import type { AskedComparison } from '../../routes/comparisonAddress';

export type Procedure = CompareView['procedures'][number];

/** What an address asks for and gets, and what is left out. */
export interface ComparedChoice {
  readonly procedure?: Procedure;
  /** In the order of the address, at most `compared.atMost`. */
  readonly clinics: readonly ClinicChoice[];
  /** Of the arrival. */
  readonly date?: Day;
  readonly leftOut: {
    /** How many clinics are not known. */
    readonly unknown: number;
    /** How many stood there more than once. */
    readonly repeated: number;
    readonly tooMany: readonly ClinicChoice[];
    readonly unknownProcedure: boolean;
    /** Why nobody can arrive on the day that it names. */
    readonly date?: ReturnType<typeof faultOf>;
  };
}

/**
 * Judges what an address asks for by what there is. Ids that are not known are only counted: an address may say anything.
 * @param now the visitor's day
 */
export const chooseClinics = (
  asked: AskedComparison,
  choices: readonly ClinicChoice[],
  procedures: readonly Procedure[],
  now: Day,
): ComparedChoice => {
  const known = asked.clinics.flatMap((id) => choices.find((choice) => choice.id === id) ?? []);
  const procedure = procedures.find(({ id }) => id === asked.procedure);
  const fault = asked.date === undefined ? undefined : faultOf(asked.date, now);
  return {
    ...(procedure && { procedure }),
    clinics: known.slice(0, compared.atMost),
    ...(asked.date && !fault && { date: asked.date }),
    leftOut: {
      unknown: asked.clinics.length - known.length,
      repeated: asked.repeated,
      tooMany: known.slice(compared.atMost),
      unknownProcedure: asked.procedure !== undefined && !procedure,
      ...(fault && { date: fault }),
    },
  };
};

/** Clinics that can be added: those that offer the procedure, and all without one. */
export const addable = (
  choices: readonly ClinicChoice[],
  { procedure, clinics }: ComparedChoice,
): readonly ClinicChoice[] =>
  choices.filter((choice) => !clinics.includes(choice) && (!procedure || choice.procedures.includes(procedure.id)));

/** Procedures that all of the clinics offer. */
export const commonProcedures = (
  procedures: readonly Procedure[],
  clinics: readonly ClinicChoice[],
): readonly Procedure[] => procedures.filter(({ id }) => clinics.every((clinic) => clinic.procedures.includes(id)));
