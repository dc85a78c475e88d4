import type { Point } from '../../../data/map';
import type { Projection } from './outlines/outline';

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
