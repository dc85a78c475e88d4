import type { Projection } from './outline';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Position of a mark, as the transform of its group: the mark can then grow around it without a style attribute. */
export const origin: Point = { x: 0, y: 0 };

export interface Coordinates {
  /** Degrees; north and east are positive. */
  readonly latitude: number;
  readonly longitude: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Position of coordinates on the map, in whole units of its viewBox. */
export function project({ scale, x, y }: Projection, { latitude, longitude }: Coordinates): Point {
  return {
    x: Math.round(x + scale * radians(longitude)),
    y: Math.round(y - scale * Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2))),
  };
}
