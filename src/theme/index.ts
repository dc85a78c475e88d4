import { breakpoint } from './breakpoint';
import { color } from './color';
import { motion } from './motion';
import { radius, shadow, space } from './space';
import { font, size, weight } from './type';

/** All tokens in one object, for styled-components: `${({ theme }) => theme.color.ink}`. */
export const theme = { color, font, size, weight, space, radius, shadow, breakpoint, motion } as const;

export type Theme = typeof theme;

export { below } from './breakpoint';
