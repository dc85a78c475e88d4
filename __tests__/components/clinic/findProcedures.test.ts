import { findProcedures } from '../../../src/components/clinic/findProcedures';

const total = {
  id: 'total',
  name: 'Total knee replacement',
  otherNames: 'knee replacement, prótesis de rodilla',
  path: '/procedures/total',
};
const partial = {
  id: 'partial',
  name: 'Partial knee replacement',
  otherNames: 'half knee, prótesis parcial de rodilla',
  path: '/procedures/partial',
};
const implant = { id: 'implant', name: 'Dental implant', otherNames: 'artificial root', path: '/procedures/implant' };

const found = (text: string) => findProcedures(text, [total, partial, implant]).map(({ id }) => id);

describe('findProcedures', () => {
  it.each([
    ['Total knee replacement', ['total']],
    ['knee replacement', ['total']],
    ['PRÓTESIS DE RODILLA', ['total']],
    ['protesis rodilla', ['total']],
    ['knee replacements', ['total']],
    ['knee', ['total', 'partial']],
    ['rodilla', ['total', 'partial']],
    ['dental impl', ['implant']],
    ['implants', ['implant']],
    ['half root', []],
    ['Bogotá', []],
    ['', []],
    ['  ', []],
  ])('"%s"', (text, ids) => {
    expect(found(text)).toEqual(ids);
  });
});
