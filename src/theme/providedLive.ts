import { color } from './color';
import { extent } from './extent';
import { icon } from './icon';
import type { Theme } from './index';
import { measure } from './measure';
import { radius } from './radius';
import { shadow } from './shadow';
import { space } from './space';
import { stroke } from './stroke';
import { size, weight } from './type';

/**
 * Stands in for provided.ts in the browser's bundle (src/build/webpack/leaveOut.ts). Nearly all tokens are folded into the
 * styles when they are built; these are read by styles that depend on a property. A test compares the two.
 */
export const provided = {
  color,
  size,
  weight,
  measure: { steps: measure.steps, prose: measure.prose },
  extent: { monogram: extent.monogram },
  space: { fluid: { m: space.fluid.m } },
  radius: { arch: radius.arch },
  icon,
  stroke,
  shadow,
} as unknown as Theme;
