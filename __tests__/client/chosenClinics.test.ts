/** @jest-environment jsdom */
import {
  type Chosen,
  nothingChosen,
  readChosen,
  withClinic,
  withoutClinic,
  writeChosen,
} from '../../src/client/chosenClinics';

const clinic = (id: string) => ({ id, name: `Clinic ${id}` });
const chosen = (...ids: string[]): Chosen => ({ clinics: ids.map(clinic) });

beforeEach(() => window.sessionStorage.clear());

// biome-ignore format: a case a line
it.each([
  ['the first', nothingChosen, 'a', undefined, chosen('a')],
  ['a second, behind it', chosen('a'), 'b', undefined, chosen('a', 'b')],
  ['one that is there', chosen('a', 'b'), 'a', undefined, chosen('a', 'b')],
  ['a fourth', chosen('a', 'b', 'c'), 'd', undefined, chosen('a', 'b', 'c', 'd')],
  ['a fifth', chosen('a', 'b', 'c', 'd'), 'e', 'knee', chosen('a', 'b', 'c', 'd')],
  ['one for a procedure', chosen('a'), 'b', 'knee', { ...chosen('a', 'b'), procedure: 'knee' }],
  ['one for another procedure', { ...chosen('a'), procedure: 'hip' }, 'b', 'knee', { ...chosen('a', 'b'), procedure: 'knee' }],
  ['one in general', { ...chosen('a'), procedure: 'hip' }, 'b', undefined, { ...chosen('a', 'b'), procedure: 'hip' }],
])('takes in %s', (_, before, id, procedure, after) => {
  expect(withClinic(before, clinic(id), procedure)).toEqual(after);
});

it.each([
  ['one of two', { ...chosen('a', 'b'), procedure: 'knee' }, 'a', { ...chosen('b'), procedure: 'knee' }],
  ['one that is not there', chosen('a'), 'b', chosen('a')],
  ['the last, and its procedure', { ...chosen('a'), procedure: 'knee' }, 'a', nothingChosen],
])('takes out %s', (_, before, id, after) => expect(withoutClinic(before, id)).toEqual(after));

it('keeps only id and name of what may be a whole record', () => {
  expect(withClinic(nothingChosen, { ...clinic('a'), city: 'Quito' } as never)).toEqual(chosen('a'));
});

const others = ['', 'null', '7', '[]', '{"clinics":7}', '{"clinics":[{"id":1,"name":"a"}]}', '{"clinics":[null]}', '{'];
it.each(others)('takes %j, which it has not written, for nothing', (text) => {
  window.sessionStorage.setItem('compare', text);
  expect(readChosen()).toEqual(nothingChosen);
});

it('lives in memory where the browser refuses its storage', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(refuse),
  );
  writeChosen(chosen('a'));
  expect(readChosen()).toEqual(chosen('a'));
  writeChosen(nothingChosen);
  expect(readChosen()).toEqual(nothingChosen);
  for (const spy of spies) spy.mockRestore();
});
