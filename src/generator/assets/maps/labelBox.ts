import type { MapBox, MarkKind, Point } from '../../../data/map';
import type { LabelSide } from './outlines/outline';

const labelHeight = 30;
/** Space between a point and its label, and how far the label's top lies above the point. */
const offset = { pin: { gap: 24, rise: 34 }, dot: { gap: 16, rise: 15 } } as const;

const widthOf = (name: string): number => Math.round(name.length * 9.4 + 20);

const grow = (point: Point, box: MapBox, scale: number): MapBox => ({
  left: point.x + box.left * scale,
  top: point.y + box.top * scale,
  right: point.x + box.right * scale,
  bottom: point.y + box.bottom * scale,
});

/** Where the label of a point stands when pins and labels are drawn `scale` times as large. */
export function labelBox(name: string, point: Point, side: LabelSide, kind: MarkKind, scale = 1): MapBox {
  const { gap, rise } = offset[kind];
  const width = widthOf(name);
  const left = side === 'right' ? gap : -gap - width;
  return grow(point, { left, top: -rise, right: left + width, bottom: labelHeight - rise }, scale);
}

export function markBox(point: Point, kind: MarkKind, scale = 1): MapBox {
  const box =
    kind === 'pin' ? { left: -22, top: -38, right: 22, bottom: 22 } : { left: -7, top: -7, right: 7, bottom: 7 };
  return grow(point, box, scale);
}

/** Boxes that only touch do not overlap. */
export const overlap = (a: MapBox, b: MapBox): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Whether the box lies inside a drawing of the given size. */
export const fits = (box: MapBox, { width, height }: { width: number; height: number }): boolean =>
  box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height;
