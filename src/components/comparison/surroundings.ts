import { color } from '../../theme';

/*
 * Where a comparison stands says on what ground and below what: `--comparison-ground`, a color, and `--comparison-top`, the
 * height of what stays at the window's upper edge.
 */
export const ground = `var(--comparison-ground, ${color.paper})`;
export const top = 'var(--comparison-top, 0)';
