import type { MapBox, Point } from '../../src/data/map';
import { fits, overlap } from '../../src/generator/assets/maps/labelBox';
import type { MapViewBox } from '../../src/generator/assets/maps/outlines/outline';

/** Size of a label on the map of all destinations, in units of its viewBox: a letter's width, the room beside all, the height. */
interface LabelSize {
  readonly letter: number;
  readonly room: number;
  readonly height: number;
}

/** A name as part of the drawing, and the same as a link on a phone, where the map is small and letters are not. */
export const labelSizes = {
  name: { letter: 9.4, room: 20, height: 34 },
  tag: { letter: 20, room: 40, height: 80 },
} as const satisfies Record<string, LabelSize>;

/** What a label covers, whose middle or right edge is at a point. */
export const boxOf = (
  { x, y }: Point,
  name: string,
  { letter, room, height }: LabelSize,
  edge: 'middle' | 'right' = 'middle',
): MapBox => {
  const width = name.length * letter + room;
  const right = edge === 'right' ? x : x + width / 2;
  return { left: right - width, top: y - height / 2, right, bottom: y + height / 2 };
};

const STEP = 6;
const FARTHEST = 60;

/**
 * The place nearest to a point where a label meets no other.
 * @param isFree what else a place has to be
 */
export const nearestFree = (
  { x, y }: Point,
  taken: readonly MapBox[],
  viewBox: Pick<MapViewBox, 'width' | 'height'>,
  boxAt: (point: Point) => MapBox,
  isFree: (box: MapBox) => boolean = () => true,
): Point | undefined => {
  const steps = Array.from({ length: 2 * FARTHEST + 1 }, (_, index) => (index - FARTHEST) * STEP);
  return steps
    .flatMap((dx) => steps.map((dy) => ({ x: Math.round(x + dx), y: Math.round(y + dy), far: Math.hypot(dx, dy) })))
    .sort((a, b) => a.far - b.far)
    .map(({ far: _, ...point }) => point)
    .find((point) => {
      const box = boxAt(point);
      return fits(box, viewBox) && !taken.some((other) => overlap(box, other)) && isFree(box);
    });
};
