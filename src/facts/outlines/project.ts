import type { Projection } from './outline';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a mark is drawn, in a group that is moved to its place: so it grows around it without a style attribute. */
export const origin: Point = { x: 0, y: 0 };

export interface Coordinates {
  /** Degrees, north and east positive. */
  readonly latitude: number;
  readonly longitude: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Place of a pair of coordinates on the map, in whole units of its viewBox. */
export function project({ scale, x, y }: Projection, { latitude, longitude }: Coordinates): Point {
  return {
    x: Math.round(x + scale * radians(longitude)),
    y: Math.round(y - scale * Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2))),
  };
}
