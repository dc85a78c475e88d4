import {
  askedTopics,
  careOptionTopics,
  destinationOf,
  inCurrentWords,
  topicsOf,
  withScopes,
} from '../../../src/inquiry/model/topic';

const valleAlto = { id: 'valle-alto', name: 'Centro Valle Alto', country: 'colombia' } as const;
const others = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: `Clínica ${id}`, country: 'ecuador' }) as const);
const knee = { id: 'knee', name: 'Prótesis de rodilla' };
const hip = { id: 'hip', name: 'Prótesis de cadera' };
const known = [
  ...topicsOf({ procedures: [knee, hip], clinics: [valleAlto, ...others] }),
  ...careOptionTopics([{ key: 'stem-cells', name: 'Células madre', path: '/es/opciones-de-cuidado/celulas-madre' }]),
];

it.each([
  ['?clinic=valle-alto', ['Centro Valle Alto']],
  ['?clinics=valle-alto,a', ['Centro Valle Alto', 'Clínica a']],
  ['?clinics=valle-alto%2Ca&clinic=b', ['Clínica b', 'Centro Valle Alto', 'Clínica a']],
  ['?clinics=a,valle-alto,a,b,c,d', ['Clínica a', 'Centro Valle Alto', 'Clínica b', 'Clínica c']],
  ['?procedure=knee', ['Prótesis de rodilla']],
  ['?procedure=knee&clinics=a', ['Prótesis de rodilla', 'Clínica a']],
  ['?procedure=knee,hip', ['Prótesis de rodilla']],
  ['?treatment=stem-cells', ['Células madre']],
  ['', []],
  ['?clinic=%3Cscript%3E&treatment=miracle&procedure=a&clinics=,,knee', []],
  ['?clinic=&procedure=', []],
])('what an address asks for: %p', (query, names) => {
  expect(askedTopics(query, known, 'es').map(({ name }) => name)).toEqual(names);
});

it('takes a day of arrival along, in the words of the page, and none that has passed or is no day', () => {
  const day = `${new Date().getFullYear() + 1}-01-11`;
  const [topic] = askedTopics(`?date=${day}`, known, 'en');
  expect(topic).toMatchObject({ kind: 'arrival', id: day, name: expect.stringContaining('January 11, ') });
  expect(inCurrentWords(topic ? [topic] : [], known, 'es')[0]?.name).toMatch(/^11 de enero de/);
  for (const wrong of ['2020-01-11', 'soon', '2027-02-30'])
    expect(askedTopics(`?date=${wrong}`, known, 'en')).toEqual([]);
});

it('says behind each clinic what its offer of the chosen procedure covers', () => {
  const clinics = [{ ...valleAlto, scopes: { knee: 'One knee' } }, ...others.slice(0, 1)];
  const names = (procedures: (typeof knee)[]) => withScopes(topicsOf({ procedures, clinics })).map(({ name }) => name);
  expect(names([knee])).toEqual(['Prótesis de rodilla', 'Centro Valle Alto (One knee)', 'Clínica a']);
  expect(names([hip])).toEqual(['Prótesis de cadera', 'Centro Valle Alto', 'Clínica a']);
});

it('calls what was kept by the words of the page, and by its own where the page knows none', () => {
  const kept = topicsOf({
    procedures: [
      { id: 'knee', name: 'Knee replacement' },
      { id: 'x', name: 'X' },
    ],
  });
  expect(inCurrentWords(kept, known, 'es').map(({ name }) => name)).toEqual(['Prótesis de rodilla', 'X']);
});

it.each([
  [[], ''],
  [[valleAlto], 'colombia'],
  [others, 'ecuador'],
  [[valleAlto, ...others], 'colombia,ecuador'],
  [[{ id: 'x', name: 'X' }], ''],
])('leads to the countries of its clinics: %j', (clinics, country) =>
  expect(destinationOf(topicsOf({ procedures: [knee], clinics }))).toBe(country),
);
