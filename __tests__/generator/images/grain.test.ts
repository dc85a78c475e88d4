import { grain } from '../../../src/generator/images/grain';

const BLOCK = 16;

const flat = (brightness: number, blocks: number): Buffer => Buffer.alloc(BLOCK * BLOCK * blocks * 3, brightness);

const blocksOf = (pixels: Buffer): Buffer[] =>
  Array.from({ length: pixels.length / (BLOCK * BLOCK * 3) }, (_, index) =>
    pixels.subarray(index * BLOCK * BLOCK * 3, (index + 1) * BLOCK * BLOCK * 3),
  );

test('an even surface holds five brightnesses in every block, one more than a screenshot', () => {
  const values = blocksOf(grain(flat(128, 60), 3)).map((block) => new Set(block).size);
  expect(new Set(values)).toEqual(new Set([5]));
});

test('no channel changes by more than 2 of 255, all channels of a pixel alike', () => {
  const before = Buffer.from(Array.from({ length: 3000 }, (_, index) => 40 + ((index * 7) % 160)));
  const after = grain(Buffer.from(before), 3);
  const changes = [...after].map((value, index) => value - (before[index] ?? 0));
  expect(Math.max(...changes.map(Math.abs))).toBe(2);
  changes.forEach((change, index) => {
    expect(change).toBe(changes[index - (index % 3)]);
  });
});

test('black stays within black and white within white', () => {
  expect(Math.max(...grain(flat(0, 1), 3))).toBe(2);
  expect(Math.min(...grain(flat(255, 1), 3))).toBe(253);
});

test('the same pixels get the same grain, so that a picture has the same bytes on every machine', () => {
  expect(grain(flat(90, 2), 3)).toEqual(grain(flat(90, 2), 3));
});
