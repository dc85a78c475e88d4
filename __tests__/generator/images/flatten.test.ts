import { flatten } from '../../../src/generator/images/flatten';

const column = (...pixels: readonly (readonly [number, number, number, number])[]) => Buffer.from(pixels.flat());

test('transparent pixels get the color of their height, opaque ones keep theirs, half of each between', () => {
  const { pixels, raw } = flatten(
    column([9, 9, 9, 0], [9, 9, 9, 0], [200, 100, 50, 255], [200, 100, 50, 0], [0, 0, 0, 128]),
    { width: 1, height: 5 },
    ['#000000', '#646464', '#c8c8c8'],
  );
  expect(raw).toEqual({ width: 1, height: 5, channels: 3 });
  expect([...pixels]).toEqual([0, 0, 0, 50, 50, 50, 200, 100, 50, 150, 150, 150, 100, 100, 100]);
});

test('one color lies behind all of the picture', () => {
  const { pixels } = flatten(column([0, 0, 0, 0], [0, 0, 0, 0]), { width: 2, height: 1 }, ['#fbf6ee']);
  expect([...pixels]).toEqual([0xfb, 0xf6, 0xee, 0xfb, 0xf6, 0xee]);
});

test('no color at all is refused', () => {
  expect(() => flatten(column([0, 0, 0, 0]), { width: 1, height: 1 }, [])).toThrow('at least one color');
});
