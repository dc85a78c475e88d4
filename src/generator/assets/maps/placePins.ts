import type { Point } from '../../../data/map';
import type { MapViewBox } from './outlines/outline';

/** A pin. Its foot is at the true place; its head is where it covers nothing else. */
export interface PlacedPin {
  readonly foot: Point;
  readonly head: Point;
}

/** Between the centers of two heads, in viewBox units: one head and a gap on the smallest map with pins. */
const headToHead = 56;
/** Between the center of a head and the foot of another pin. */
const headToFoot = 34;
/** Between the center of a head and the edge of the drawing. */
const headToEdge = 32;
/** Between the center of a head and the middle line of a name. */
const nameReach = { x: 90, y: 34 };
/** Possible lengths of a stem, the shortest first. */
const stems = [48, 60, 74, 90, 110, 134, 160, 200];
const directions = Array.from({ length: 24 }, (_, index) => (index * Math.PI) / 12);

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const turn = (a: Point, b: Point, c: Point): number => Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));

const cross = (a: PlacedPin, b: PlacedPin): boolean =>
  turn(a.foot, a.head, b.foot) * turn(a.foot, a.head, b.head) < 0 &&
  turn(b.foot, b.head, a.foot) * turn(b.foot, b.head, a.head) < 0;

const candidates = (foot: Point): Point[] =>
  stems.flatMap((length) =>
    directions.map((angle) => ({
      x: Math.round(foot.x + length * Math.sin(angle)),
      y: Math.round(foot.y - length * Math.cos(angle)),
    })),
  );

/**
 * Places each pin's head near its foot (viewBox units), rather above: inside, clear of heads, feet and names, no stem
 * across another. In the order of the feet; undefined where they are too many.
 */
export const placePins = (
  feet: readonly Point[],
  names: readonly Point[],
  { width, height }: Pick<MapViewBox, 'width' | 'height'>,
): PlacedPin[] | undefined => {
  const placed: PlacedPin[] = [];
  for (const foot of feet) {
    const head = candidates(foot).find(
      (each) =>
        each.x >= headToEdge &&
        each.y >= headToEdge &&
        each.x <= width - headToEdge &&
        each.y <= height - headToEdge &&
        feet.every((other) => distance(each, other) >= headToFoot) &&
        names.every(({ x, y }) => Math.abs(each.x - x) >= nameReach.x || Math.abs(each.y - y) >= nameReach.y) &&
        placed.every((other) => distance(each, other.head) >= headToHead && !cross({ foot, head: each }, other)),
    );
    if (!head) return undefined;
    placed.push({ foot, head });
  }
  return placed;
};
