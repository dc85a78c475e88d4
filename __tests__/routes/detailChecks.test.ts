import { checkCareOption, checkClinic } from '../../src/routes/detailChecks';

const clinics = [
  { id: 'valle-alto', name: 'Valle Alto', path: '/clinics/valle-alto' },
  { id: 'tomebamba', name: 'Tomebamba', path: '/clinics/tomebamba' },
];
const treatments = [
  { id: 'stem-cells', name: 'Stem cell therapy', path: '/care-options/stem-cells' },
  { id: 'plastic-surgery', name: 'Plastic surgery', path: '/care-options/plastic-surgery' },
];

describe('checkClinic', () => {
  test('a known id passes', () => expect(checkClinic({ id: 'valle-alto', known: clinics })).toEqual({ kind: 'ok' }));

  test('another case leads to the one address', () =>
    expect(checkClinic({ id: 'Valle-Alto', known: clinics })).toEqual({ kind: 'redirect', to: '/clinics/valle-alto' }));

  test.each(['vale-alto', 'valle-altos', 'vallealto', 'VÁLLE-altó'])(
    '%s: fatal 404 with its own message and the nearest clinic',
    (id) =>
      expect(checkClinic({ id, known: clinics })).toEqual({
        kind: 'error',
        status: 404,
        fatal: true,
        message: { key: 'unknownClinic', id, suggestion: clinics[0] },
      }),
  );

  test.each(['xyz', 'a', 'x'.repeat(5000)])('nothing is like %.20s: fatal 404 with the standard message', (id) =>
    expect(checkClinic({ id, known: clinics })).toEqual({
      kind: 'error',
      status: 404,
      fatal: true,
      message: undefined,
    }),
  );

  test.each(['__proto__', 'constructor', '<script>'])('%s is an id like any other', (id) =>
    expect(checkClinic({ id, known: clinics })).toMatchObject({ kind: 'error', status: 404 }),
  );
});

describe('checkTreatment', () => {
  test('a known id passes', () =>
    expect(checkCareOption({ id: 'stem-cells', known: treatments })).toEqual({ kind: 'ok' }));
  test('an unknown id is a fatal 404 without a message of its own', () =>
    expect(checkCareOption({ id: 'stem-cell', known: treatments })).toEqual({
      kind: 'error',
      status: 404,
      fatal: true,
      message: undefined,
    }));
  test('another case leads to the one address', () =>
    expect(checkCareOption({ id: 'STEM-cells', known: treatments })).toEqual({
      kind: 'redirect',
      to: '/care-options/stem-cells',
    }));
});
