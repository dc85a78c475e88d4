import {
  askedSubjects,
  careOptionSubjects,
  destinationOf,
  inCurrentWords,
  subjectsOf,
  uniqueSubjects,
} from '../../src/contact/fields/subject';

const valleAlto = { id: 'valle-alto', name: 'Centro Valle Alto', country: 'colombia' } as const;
const others = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: `Clínica ${id}`, country: 'ecuador' }) as const);
const knee = { id: 'knee', slug: 'protesis-de-rodilla', name: 'Prótesis de rodilla' };
const hip = { id: 'hip', name: 'Prótesis de cadera' };
const known = [
  ...subjectsOf({ procedures: [knee, hip], clinics: [valleAlto, ...others] }),
  ...careOptionSubjects([{ key: 'stem-cells', name: 'Células madre', path: '/es/opciones-de-cuidado/celulas-madre' }]),
];

describe('what an address asks for', () => {
  it.each([
    ['?clinic=valle-alto', ['Centro Valle Alto'], undefined],
    ['?clinics=valle-alto,a', ['Centro Valle Alto', 'Clínica a'], undefined],
    ['?clinics=valle-alto%2Ca&clinic=b', ['Clínica b', 'Centro Valle Alto', 'Clínica a'], undefined],
    ['?clinics=a,valle-alto,a,b,c,d', ['Clínica a', 'Centro Valle Alto', 'Clínica b', 'Clínica c'], undefined],
    ['?procedure=knee', ['Prótesis de rodilla'], undefined],
    ['?procedure=protesis-de-rodilla&clinics=a', ['Prótesis de rodilla', 'Clínica a'], undefined],
    ['?procedure=knee,hip', ['Prótesis de rodilla'], undefined],
    ['?treatment=stem-cells', ['Células madre'], undefined],
    ['?treatment=celulas-madre', ['Células madre'], undefined],
    ['?destination=ecuador', [], 'ecuador'],
    ['', [], undefined],
    ['?clinic=%3Cscript%3E&treatment=miracle&procedure=a&clinics=,,knee&destination=atlantis', [], undefined],
    ['?clinic=&procedure=', [], undefined],
  ])('%p', (query, names, destination) => {
    const asked = askedSubjects(query, known);
    expect(asked.subjects.map(({ name }) => name)).toEqual(names);
    expect(asked.destination).toBe(destination);
  });
});

it('calls what was kept by the words of the page, and by its own where the page knows none', () => {
  const kept = subjectsOf({
    procedures: [
      { id: 'knee', name: 'Knee replacement' },
      { id: 'x', name: 'X' },
    ],
  });
  expect(inCurrentWords(kept, known).map(({ name }) => name)).toEqual(['Prótesis de rodilla', 'X']);
});

it('names each subject once, at its first place', () => {
  const twice = subjectsOf({ clinics: [valleAlto, { id: 'a', name: 'First' }, { id: 'a', name: 'Second' }] });
  expect(uniqueSubjects(twice).map(({ name }) => name)).toEqual(['Centro Valle Alto', 'First']);
});

it.each([
  [[], undefined],
  [[valleAlto], 'colombia'],
  [others, 'ecuador'],
  [[valleAlto, ...others], undefined],
  [[{ id: 'x', name: 'X' }], undefined],
])('leads to the country of its clinics, when it is one: %j', (clinics, country) =>
  expect(destinationOf(subjectsOf({ procedures: [knee], clinics }))).toBe(country),
);
