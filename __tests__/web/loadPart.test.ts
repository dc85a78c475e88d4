import { loadPart, onLostPart } from '../../src/web/loadPart';

const lost: unknown[] = [];
onLostPart((error) => void lost.push(error));

beforeEach(() => {
  lost.length = 0;
});

test('brings the part', async () => {
  expect(await loadPart(async () => 'part')).toBe('part');
  expect(lost).toEqual([]);
});

test('tells of a part that cannot be had, and lets its user know too', async () => {
  const error = new Error('Loading chunk 7 failed.');
  await expect(loadPart(() => Promise.reject(error))).rejects.toBe(error);
  expect(lost).toEqual([error]);
});
