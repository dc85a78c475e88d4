import { isSpecialty } from '../../../facts/specialties';
import type { RecordKind } from '../../content/record';
import { notIn, type Problem } from '../report/problem';
import type { RuleContext } from '../rule';
import { listAt, matchesIn, textAt } from './fieldAccess';
import { keysIn } from './keys';
import { idOf, type Reading } from './readRecord';
import { problemAt } from './schemaWording';

/** A field whose values are listed elsewhere, so that its schema cannot know them. */
interface Reference {
  readonly kinds: readonly RecordKind[];
  /** `*` stands for each entry of a list. */
  readonly patterns: readonly (readonly string[])[];
  readonly what: string;
  /** Empty while the list is missing or misspelled: then that is reported, not who names it. */
  readonly allowed: (reading: Reading, all: RuleContext['all']) => readonly string[];
  /** Whether the rule looks at a value; the schema reports what it refuses by itself. */
  readonly isChecked?: (value: string) => boolean;
  /** What to do when no allowed value is near. */
  readonly otherwise?: string;
}

const specialtiesOf = (clinic: Reading | undefined): string[] => {
  const own = listAt(clinic?.facts.value, 'specialties');
  return own.every(isSpecialty) ? [...own] : [];
};

const references: readonly Reference[] = [
  {
    kinds: ['clinics'],
    patterns: [['experts', '*', 'specialty']],
    what: 'a specialty of this clinic',
    isChecked: isSpecialty,
    allowed: specialtiesOf,
  },
  {
    kinds: ['clinics'],
    patterns: [['exampleTrip', 'treatment']],
    what: 'the key of one of the treatments',
    allowed: ({ facts }) => keysIn(facts, 'treatments'),
  },
  {
    kinds: ['clinics'],
    patterns: [['treatments', '*', 'procedure']],
    what: 'the id of a procedure below content/procedures',
    allowed: (_reading, { procedures }) => procedures.map(idOf),
  },
  {
    kinds: ['testimonials'],
    patterns: [['clinic']],
    what: 'the id of a clinic',
    allowed: (_reading, { clinics }) => clinics.map(idOf),
  },
  {
    kinds: ['testimonials'],
    patterns: [['careOption']],
    what: 'a specialty of its clinic',
    isChecked: isSpecialty,
    allowed: ({ facts }, { clinics }) =>
      specialtiesOf(clinics.find((clinic) => idOf(clinic) === textAt(facts.value, 'clinic'))),
  },
  {
    kinds: ['procedures', 'care-options'],
    patterns: [
      ['beforeFlight', 'source'],
      ['risks', '*', 'source'],
    ],
    what: 'a key of sources',
    allowed: ({ facts }) => keysIn(facts, 'sources'),
    otherwise: 'List the source below sources.',
  },
];

/** Fields that name something which does not exist, such as a testimonial's clinic. */
export function* problemsOfReferences(reading: Reading, { all }: RuleContext): Iterable<Problem> {
  const { kind, facts } = reading;
  for (const { kinds, patterns, what, isChecked = () => true, allowed, otherwise } of references) {
    const values = kinds.includes(kind) ? allowed(reading, all) : [];
    for (const { path, value } of patterns.flatMap((pattern) => matchesIn(facts.value, pattern)))
      if (values.length > 0 && typeof value === 'string' && isChecked(value) && !values.includes(value))
        yield problemAt(facts, path, notIn(values, value, otherwise ?? 'Use one of the allowed values.', { what }));
  }
}
