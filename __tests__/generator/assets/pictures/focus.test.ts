import { inCrop, placeInFrame, usual } from '../../../../src/generator/assets/pictures/focus';

const drawing = { width: 1600, height: 1000 };
const tower = { left: 28, right: 70, top: 22, bottom: 78 };

/** Start and end of what a frame shows along one side, of 1. */
const shown = (place: number, visible: number): readonly [number, number] => {
  const start = place * (1 - visible);
  return [start, start + visible];
};

test('without a box the middle is shown, and of flat frames what is above it', () => {
  expect(placeInFrame(usual, drawing, 4 / 3).x).toBe(0.5);
  const [start, end] = shown(placeInFrame(usual, drawing, 5 / 2).y, 1.6 / 2.5);
  expect(start).toBeLessThanOrEqual(0.15);
  expect(end).toBeGreaterThanOrEqual(0.75);
});

test.each([5 / 2, 2.6])('a flat frame (%s) that is high enough shows the whole box', (aspect) => {
  const [start, end] = shown(placeInFrame(tower, drawing, aspect).y, 1.6 / aspect);
  expect(start).toBeLessThanOrEqual(0.22);
  expect(end).toBeGreaterThanOrEqual(0.78);
});

test('what a sheet covers below does not count', () => {
  const [start, end] = shown(placeInFrame(tower, drawing, 5 / 2, 1 / 8).y, 1.6 / 2.5);
  expect(start).toBeLessThanOrEqual(0.22);
  expect(end - (1.6 / 2.5) * (1 / 8)).toBeGreaterThanOrEqual(0.75);
});

test('a frame that is too flat keeps the roof, with a little air', () => {
  const [start] = shown(placeInFrame(tower, drawing, 4).y, 1.6 / 4);
  expect(start).toBeCloseTo(0.2, 5);
});

test('a narrow frame keeps both sides of the box in sight', () => {
  const [start, end] = shown(placeInFrame({ ...tower, left: 40, right: 90 }, drawing, 4 / 5).x, 0.8 / 1.6);
  expect(start).toBeLessThanOrEqual(0.4);
  expect(end).toBeGreaterThanOrEqual(0.9);
});

test('a crop around the box keeps its place in the picture', () => {
  const { left, right, top, bottom } = inCrop({ left: 10, right: 30, top: 20, bottom: 80 }, drawing, 4 / 5);
  expect([left, right, top, bottom].map(Math.round)).toEqual([20, 60, 20, 80]);
});
