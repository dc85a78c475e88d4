import { breakpoint, container, tall } from './breakpoint';
import { color } from './color';
import { column } from './column';
import { extent } from './extent';
import { hero } from './hero';
import { icon } from './icon';
import { landscape } from './landscape';
import { measure } from './measure';
import { motion } from './motion';
import { picture } from './picture';
import { radius } from './radius';
import { shadow } from './shadow';
import { space } from './space';
import { focus, stroke, underline } from './stroke';
import { trail } from './trail';
import { font, leading, size, tracking, weight } from './type';

/** All tokens in one object, for styled-components: `${({ theme }) => theme.color.ink}`. */
export const theme = {
  color,
  font,
  size,
  weight,
  leading,
  tracking,
  measure,
  space,
  extent,
  column,
  icon,
  picture,
  landscape,
  hero,
  trail,
  stroke,
  underline,
  focus,
  radius,
  shadow,
  breakpoint,
  container,
  tall,
  motion,
} as const;

export type Theme = typeof theme;

export { below } from './breakpoint';
