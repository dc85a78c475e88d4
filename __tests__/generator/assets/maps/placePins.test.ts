import { placePins } from '../../../../src/generator/assets/maps/placePins';

const viewBox = { width: 900, height: 760 };
const distance = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

/** Three in one city, two near an edge, one alone. */
const feet = [
  { x: 681, y: 579 },
  { x: 682, y: 581 },
  { x: 682, y: 581 },
  { x: 146, y: 5 },
  { x: 147, y: 8 },
  { x: 400, y: 300 },
];

const pins = placePins(feet, [{ x: 400, y: 250 }], viewBox) ?? [];

it('gives each foot a head, in the same order', () => expect(pins.map(({ foot }) => foot)).toEqual(feet));

it('lets no head lie over another head, a foot, a name or the edge', () => {
  for (const [index, { head }] of pins.entries()) {
    for (const other of pins.slice(index + 1)) expect(distance(head, other.head)).toBeGreaterThanOrEqual(56);
    for (const foot of feet) expect(distance(head, foot)).toBeGreaterThanOrEqual(34);
    expect(Math.abs(head.x - 400) >= 90 || Math.abs(head.y - 250) >= 34).toBe(true);
    expect(Math.min(head.x, head.y, viewBox.width - head.x, viewBox.height - head.y)).toBeGreaterThanOrEqual(32);
  }
});

it('says so when there is no room', () => {
  const crowd = Array.from({ length: 200 }, () => ({ x: 100, y: 100 }));
  expect(placePins(crowd, [], viewBox)).toBeUndefined();
});
