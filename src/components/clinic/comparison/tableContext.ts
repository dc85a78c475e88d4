import { color } from '../../../theme';

/* Set by the page around a comparison: `--comparison-background`, its background color, and `--comparison-top`, the height of
 * what is sticky above it. */
export const background = `var(--comparison-background, ${color.paper})`;
export const top = 'var(--comparison-top, 0px)';
