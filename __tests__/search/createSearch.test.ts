import { checkContent } from '../../src/generator/check/checkContent';
import { searchEntries } from '../../src/generator/content/searchEntries';
import { createSearch } from '../../src/search/createSearch';
import type { Answers } from '../../src/search/searchIndex';

let search: (text: string) => Answers;
const before = process.env.CONTENT_FOLDER;

beforeAll(async () => {
  process.env.CONTENT_FOLDER = '__tests__/site/content';
  search = createSearch(searchEntries((await checkContent('.')).content));
});
afterAll(() => {
  process.env.CONTENT_FOLDER = before ?? '';
});

const first = (text: string): string | undefined => search(text).groups[0]?.ids[0];
const kindsOf = (text: string): string[] => search(text).groups.map(({ kind }) => kind);
const idsOf = (text: string, kind: string): readonly string[] =>
  search(text).groups.find((group) => group.kind === kind)?.ids ?? [];

test.each([
  ['a complaint', 'knee pain', 'knee-joint'],
  ['a complaint in the other language', 'me duele la rodilla', 'knee-joint'],
  ['filler words', 'how much does it cost to get a new knee', 'knee-joint'],
  ['a plural and a missing accent', 'protesis de rodillas', 'knee-joint'],
  ['its sound', 'rodiya', 'knee-joint'],
  ['a slip', 'stomach sleve', 'stomach-sleeve'],
  ['a beginning', 'arthr', 'knee-joint'],
  ['somebody else’s need', 'mi mamá necesita implantes', 'tooth-implant'],
  ['a name', 'Cumbre', 'cumbre'],
  ['a city', 'Tijuana', 'alba-bay'],
  ['a country with a slip', 'Mexco', 'alba-bay'],
  ['a complaint of a care option', 'dentista', 'dental-treatments'],
  ['a physician', 'Dr. Okafor', 'cumbre'],
  ['a physician, by sound', 'doctora Marta Bera', 'rio-verde'],
  ['a physician with a first name', 'Ana Restrepo', 'cumbre'],
])('finds by %s', (_how, text, expected) => {
  expect(first(text)).toBe(expected);
  expect(search(text).isNearest).toBe(false);
});

test('names what is shown to work before what is not', () =>
  expect(idsOf('arthritis', 'procedure')).toEqual(['knee-joint', 'cell-infusion']));

test('begins with the care option where nothing found is shown to work', () => {
  expect(kindsOf('ibogaine').slice(0, 2)).toEqual(['careOption', 'procedure']);
  expect(kindsOf('PRP').slice(0, 2)).toEqual(['careOption', 'procedure']);
});

test('guesses a treatment that is not shown to work by its name alone', () => {
  const of = createSearch([
    { kind: 'procedure', id: 'cells', names: ['Cell infusion'], words: ['antiedad'], unproven: true },
    { kind: 'procedure', id: 'knee', names: ['Knee joint'], words: ['knee pain'] },
  ]);
  const found = (text: string) => of(text).groups.flatMap(({ ids }) => ids);
  expect(found('antiedad')).toEqual(['cells']);
  expect(found('cell infusoin')).toEqual(['cells']);
  expect(found('ansiedad')).toEqual(['knee']);
});

test('leads to nothing that is done to another organ', () => {
  const of = createSearch([
    { kind: 'procedure', id: 'tooth', names: ['Dental implant', 'Implante dental'], words: ['corona', 'tooth loss'] },
    { kind: 'procedure', id: 'stomach', names: ['Gastric bypass', 'Bypass gástrico'], words: ['stomach reduction'] },
    { kind: 'procedure', id: 'knee', names: ['Knee replacement'], words: ['knee pain', 'implante de rodilla'] },
    { kind: 'careOption', id: 'cells', names: ['Stem cells'], words: [], unproven: true },
  ]);
  for (const text of ['heart bypass', 'bypass coronario', 'bypass de corazón', 'coronary bypass'])
    expect([text, of(text).isNearest, of(text).groups[0]?.ids.length]).toEqual([text, true, 3]);
  for (const text of ['implante coclear', 'cochlear implants', 'implante de pene', 'ankle replacement'])
    expect([text, of(text).isNearest]).toEqual([text, true]);
  for (const [text, id] of [
    ['bypass', 'stomach'],
    ['stomach bypass', 'stomach'],
    ['bypass gástrico', 'stomach'],
    ['implante', 'tooth'],
    ['knee implant', 'knee'],
    // What is unproven says so on its page, whatever it is sought for.
    ['stem cells for my heart', 'cells'],
  ] as const)
    expect([text, of(text).isNearest, of(text).groups[0]?.ids[0]]).toEqual([text, false, id]);
});

test('takes no operation for another whose name ends alike', () => {
  const of = createSearch([
    { kind: 'procedure', id: 'breast', names: ['Mastectomy', 'Mastectomía'], words: [] },
    { kind: 'procedure', id: 'ligament', names: ['Plastia de ligamento'], words: [] },
    { kind: 'careOption', id: 'plastic', names: ['Plastic surgery'], words: ['aumento de glúteos'] },
  ]);
  for (const text of ['vasectomy', 'vasectomía']) expect([text, of(text).isNearest]).toEqual([text, true]);
  for (const [text, id] of [
    ['masectomy', 'breast'],
    ['mastectomia', 'breast'],
    ['gluteoplastia', 'plastic'],
    ['levantamiento de cola', 'plastic'],
  ])
    expect([text, of(text ?? '').groups[0]?.ids[0]]).toEqual([text, id]);
});

test('a general word alone names what is called so before what has it beside others', () => {
  const of = createSearch([
    { kind: 'procedure', id: 'knee', names: ['Knee'], words: ['loose knee'] },
    { kind: 'procedure', id: 'belly', names: ['Tummy tuck'], words: ['flacidez'] },
  ]);
  expect(of('flacidez').groups[0]?.ids).toEqual(['belly', 'knee']);
  expect(of('sagging').groups[0]?.ids[0]).toBe('belly');
});

test('tells an arm that is lifted from a lift of the arm, and a finished word from a beginning', () => {
  const of = createSearch([
    { kind: 'procedure', id: 'shoulder', names: ['Shoulder tendon'], words: ['I cannot lift my arm'] },
    {
      kind: 'procedure',
      id: 'fat',
      names: ['Liposuction'],
      words: ['arm lift', 'lifting de brazos', 'brazos flácidos'],
    },
  ]);
  const first = (text: string) => of(text).groups[0]?.ids[0];
  for (const text of ['arm lift', 'lift of arms', 'lifting de brazos', 'brazos caídos', 'lip'])
    expect(first(text)).toBe('fat');
  for (const text of ["can't lift arm", 'lifting my arm']) expect(first(text)).toBe('shoulder');
  expect(of('lip lift').isNearest).toBe(true);
});

test('a guess beside a word that fits nothing is the nearest, not an answer; a name written together is the name', () => {
  const of = createSearch([
    { kind: 'procedure', id: 'crown', names: ['Dental crown'], words: ['broken tooth'] },
    { kind: 'procedure', id: 'arch', names: ['All on 4'], words: [] },
  ]);
  expect(of('crows').isNearest).toBe(false);
  expect(of('crows feet').isNearest).toBe(true);
  expect(of('allon4').groups[0]?.ids[0]).toBe('arch');
});

test.each([
  ['hormone therapy', 'nearest', 'what is done fits nothing by itself'],
  ['hair graft', 'nearest', 'a graft'],
  ['senos pequeños', 'lift', 'little, which is the contrary of less'],
  ['senos más pequeños', 'reduction', 'less'],
  ['levantamiento de seno', 'sinus', 'the sinus, in the singular'],
  ['levantamiento de senos', 'lift', 'breasts'],
  ['weight loss after 40', 'sleeve', 'no "after"'],
  ['my breasts keep getting too big', 'reduction', 'no "keep", no "too"'],
])('answers %p with %p: %s', (text, expected) => {
  const of = createSearch([
    { kind: 'procedure', id: 'reduction', names: ['Breast reduction'], words: ['senos más pequeños', 'big breasts'] },
    {
      kind: 'procedure',
      id: 'lift',
      names: ['Breast lift'],
      words: ['senos pequeños', 'levantamiento de busto', 'breasts after weight loss'],
    },
    { kind: 'procedure', id: 'sinus', names: ['Bone graft'], words: ['levantamiento de seno'] },
    { kind: 'procedure', id: 'sleeve', names: ['Sleeve'], words: ['weight loss'] },
    { kind: 'careOption', id: 'cells', names: ['Cell therapy'], words: [], unproven: true },
  ]);
  const { groups, isNearest } = of(text);
  expect(isNearest ? 'nearest' : groups[0]?.ids[0]).toBe(expected);
});

test('names the procedure that is called so, unless several are, or more is said', () => {
  const careOption = 'orthopedic-surgery';
  const of = createSearch([
    { kind: 'procedure', id: 'knee', names: ['New knee'], words: ['knee replacement', 'knee'], careOption },
    { kind: 'procedure', id: 'scope', names: ['Knee scope'], words: ['knee'], careOption },
    { kind: 'clinic', id: 'clinic', names: ['Knee'], words: [], places: ['Quito'] },
  ]);
  const texts = ['I need a new knee', 'knee replacements', 'knee', 'knee scope Quito', 'scope'];
  expect(texts.map((text) => of(text).named?.procedure)).toEqual(['knee', 'knee', undefined, undefined, undefined]);
});

test('stands what is unproven beside others by a whole phrase alone', () => {
  const of = createSearch([
    { kind: 'procedure', id: 'lipo', names: ['Liposuction'], words: ['grasa', 'muslos'] },
    { kind: 'procedure', id: 'cells', names: ['Cells'], words: ['células de grasa', 'rodilla'], unproven: true },
    { kind: 'procedure', id: 'knee', names: ['Knee'], words: ['rodilla'] },
  ]);
  const found = (text: string) => of(text).groups.flatMap(({ ids }) => ids);
  expect(found('grasa en los muslos')).toEqual(['lipo']);
  expect(found('me duele la rodilla')).toEqual(['knee', 'cells']);
  expect(found('células')[0]).toBe('cells');
});

test('holds what is done elsewhere for near, where nothing fits', () => {
  const of = createSearch(
    [['Eye surgery'], ['Knee replacement'], ['Ear'], ['Hip replacement']].map((names, id) => ({
      kind: 'procedure',
      id: String(id),
      names,
      words: [],
    })),
  );
  expect(of('elbow replacement')).toMatchObject({ groups: [{ ids: ['1', '3', '0'] }], isNearest: true });
  expect(of('heart surgery')).toMatchObject({ groups: [{ ids: ['0', '1', '2'] }], isNearest: true });
});

test('finds clinics at a place that offer what is sought', () => {
  expect(search('knee Mexico').clinics).toEqual(['alba-bay']);
  expect(search('implants in Tijuana').clinics).toEqual([]);
});

test('narrows a list to the clinics that offer what is found', () => {
  const { clinics } = search('tooth implant');
  expect(clinics).not.toContain('alba-bay');
  expect(clinics.length).toBeGreaterThan(0);
});

test.each(['knee pain', 'knee pain Mexico'])('puts clinics found by what is unproven alone last: %s', (text) => {
  const clinic = { kind: 'clinic', words: [], places: ['Mexico'] } as const;
  const of = createSearch([
    { kind: 'procedure', id: 'knee', names: ['New knee'], words: ['knee pain'] },
    { kind: 'procedure', id: 'cells', names: ['Cells'], words: ['knee pain'], unproven: true },
    { kind: 'procedure', id: 'hip', names: ['New hip'], words: [] },
    { ...clinic, id: 'a', names: ['Alba'], offers: ['cells', 'hip'] },
    { ...clinic, id: 'b', names: ['Brisa'], offers: ['cells', 'knee'] },
    { ...clinic, id: 'c', names: ['Cumbre'], offers: ['knee'] },
  ]);
  expect(of(text).clinics).toEqual(['b', 'c', 'a']);
});

test.each([
  '',
  '   ',
  'hjkdsf',
  'the',
  'de los',
  'cataract surgery',
  '¿?',
  '__proto__',
  'constructor',
  'x'.repeat(5000),
])('answers %p with the nearest three, all shown to work', (text) => {
  const { groups, isNearest } = search(text);
  expect(isNearest).toBe(true);
  expect(groups.map(({ kind, ids }) => [kind, ids.length])).toEqual([['procedure', 3]]);
  expect(groups[0]?.ids).not.toContain('cell-infusion');
});
