import { keyframes } from 'styled-components';
import { loadingBar } from '../../../facts/limits';
import { progressAt } from './loadingBarState';

/** As shares of the duration: closer together where the curve bends. */
const moments = [0, 0.125, 0.25, 0.5, 0.75, 1, 1.5, 2, 4, 8, 16];
const last = 16;

export const growthMs = last * loadingBar.durationMs;

const frame = (moment: number): string =>
  `${(100 * moment) / last}% { transform: scaleX(${progressAt(moment * loadingBar.durationMs).toFixed(3)}); }`;

/** The curve as keyframes: the browser animates it without scripts, even while they are busy. */
export const growth = keyframes`
  ${moments.map(frame).join('\n  ')}
`;
