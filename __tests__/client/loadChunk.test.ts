import { loadChunk, onChunkError } from '../../src/client/loadChunk';

const lost: unknown[] = [];
onChunkError((error) => void lost.push(error));

beforeEach(() => {
  lost.length = 0;
});

test('brings the part', async () => {
  expect(await loadChunk(async () => 'part')).toBe('part');
  expect(lost).toEqual([]);
});

test('tells of a part that cannot be had, and lets its user know too', async () => {
  const error = new Error('Loading chunk 7 failed.');
  await expect(loadChunk(() => Promise.reject(error))).rejects.toBe(error);
  expect(lost).toEqual([error]);
});
