import { checkClinic } from '../../src/routes/detailChecks';

const clinics = [
  { id: 'valle-alto', name: 'Valle Alto', path: '/clinics/valle-alto' },
  { id: 'tomebamba', name: 'Tomebamba', path: '/clinics/tomebamba' },
];

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
