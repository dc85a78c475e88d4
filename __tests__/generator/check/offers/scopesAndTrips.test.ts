import { problemsOfScopes, problemsOfScopeWords } from '../../../../src/generator/check/offers/scopeRules';
import { problemsOfTrips, problemsOfUntoldTrips } from '../../../../src/generator/check/offers/tripRules';
import type { RuleContext } from '../../../../src/generator/check/rule';
import { isProblem, type Problem } from '../../../../src/generator/content/problem';
import type { ParsedRecord } from '../../../../src/generator/content/records/readRecord';
import { parseYaml } from '../../../../src/generator/content/records/yamlSource';

const sourceOf = (file: string, value: object) => {
  const source = parseYaml(file, JSON.stringify(value));
  if (isProblem(source)) throw new Error(source.found);
  return source;
};

const record = (folder: string, facts: object, words: object): ParsedRecord =>
  ({
    kind: folder.includes('procedures') ? 'procedure' : 'clinic',
    id: folder.split('/').at(-1),
    facts: sourceOf(`${folder}/facts.yaml`, facts),
    words: [{ ...sourceOf(`${folder}/words.en.md`, words), language: 'en' }],
    fields: { facts },
    problems: [],
  }) as unknown as ParsedRecord;

const scopes = [
  { key: 'with-crown', whole: true },
  { key: 'without-crown', whole: false },
];
const implant = (facts: object = { scopes }): ParsedRecord =>
  record('content/procedures/implant', facts, {
    scopes: { 'with-crown': { label: 'With' }, 'without-crown': { label: 'Without', missing: 'the crown' } },
  });
const clinic = (offer: object, words: object = {}): ParsedRecord =>
  record(
    'content/clinics/one',
    { offers: [{ key: 'tooth', procedure: 'implant', ...offer }] },
    { offers: { tooth: words }, priceExcludes: ['Crowns of other teeth', 'Flights'] },
  );

const told = (problems: Iterable<Problem>) => [...problems].map(({ field, found }) => `${field}: ${found}`);
const among = (procedure: ParsedRecord) => ({ all: { procedure: [procedure] } }) as unknown as RuleContext;

test.each<[string, object, object, ParsedRecord, string[]]>([
  ['names its scope', { scope: 'without-crown' }, {}, implant(), []],
  ['lacks its scope', {}, {}, implant(), ['offers.0.scope: nothing']],
  ['misspells its scope', { scope: 'with-crow' }, {}, implant(), ['offers.0.scope: "with-crow"']],
  ['names a scope of a procedure without any', { scope: 'all' }, {}, implant({}), ['offers.0.scope: "all"']],
  [
    'names a scope of a procedure whose facts are wrong',
    { scope: 'all' },
    {},
    { ...implant({}), fields: { words: {} } },
    [],
  ],
  [
    'is whole and excludes what it says is in it',
    { scope: 'with-crown' },
    { excludes: ['Flights', 'The crown, made later'] },
    implant(),
    ['offers.tooth.excludes.1: "The crown, made later", although tooth is a whole offer, with the crown in its price'],
  ],
  [
    'is whole and the clinic’s general terms exclude it',
    { scope: 'with-crown' },
    {},
    implant(),
    ['priceExcludes.0: "Crowns of other teeth", although tooth is a whole offer, with the crown in its price'],
  ],
  ['is whole with terms of its own', { scope: 'with-crown' }, { excludes: ['Flights'] }, implant(), []],
])('an offer that %s', (_what, offer, words, procedure, expected) =>
  expect(told(problemsOfScopes(clinic(offer, words), among(procedure)))).toEqual(expected),
);

test.each<[string, ParsedRecord, string[]]>([
  ['are in order', implant(), []],
  [
    'begin with an incomplete one, and say what a whole one lacks',
    implant({
      scopes: [
        { key: 'with-crown', whole: false },
        { key: 'without-crown', whole: true },
      ],
    }),
    ['scopes.0.whole: false', 'scopes.with-crown.missing: nothing', 'scopes.without-crown.missing: "the crown"'],
  ],
])('scopes that %s', (_what, procedure, expected) => expect(told(problemsOfScopeWords(procedure))).toEqual(expected));

const first = { stayDays: { from: 9, to: 10 }, procedureDay: 2, nights: 3 };
const second = { stayDays: { from: 6, to: 7 }, nights: 0, after: { from: 90, to: 180 } };

// biome-ignore format: a case a line
test.each<[string, object[], string[]]>([
  ['in order', [first, second], []],
  ['with more nights than days', [{ ...first, includedNights: 6 }], ['nights: 9 nights, but the shortest stay has 8']],
  ['that end before the procedure', [{ ...first, procedureDay: 12 }], ['procedureDay: day 12 of a stay of 9']],
  ['that wait before the first', [{ ...first, after: second.after }], ['after: a wait before the first trip']],
  ['without a wait between them', [first, { ...second, after: undefined }], ['1.after: nothing']],
  ['whose first is without a procedure', [{ ...second, after: undefined }, { ...first, after: second.after }], ['procedureDay: nothing']],
])('trips %s', (_what, trips, expected) =>
  expect(told(problemsOfTrips(clinic({ trips })))).toEqual(expected.map((end) => expect.stringContaining(end))),
);

test.each<[string, object[], number]>([
  ['The crown follows on a second visit.', [first], 1],
  ['La corona se coloca en la segunda visita.', [first], 1],
  ['The crown follows on a second visit.', [first, second], 0],
  ['Two checkups, and a second opinion.', [first], 0],
])('"%s"', (description, trips, problems) =>
  expect(told(problemsOfUntoldTrips(clinic({ trips }, { description })))).toHaveLength(problems),
);
