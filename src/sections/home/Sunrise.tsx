import styled, { keyframes } from 'styled-components';
import { color, hero, motion } from '../../theme';
import { landscapePlace } from './landscapePlace';

const rise = keyframes`
  from { transform: translateY(${hero.sun.below}); }
`;

/** Invisible at the end: the drawing has the sun at its place. */
const give = keyframes`
  80% { opacity: 1; }
  to { opacity: 0; visibility: hidden; }
`;

/* Not with reduced motion: the drawing has the sun at its place. */
const Sky = styled.svg`
  ${landscapePlace}
  display: none;
  pointer-events: none;

  @media screen and (prefers-reduced-motion: no-preference) {
    display: block;
    animation: ${give} ${motion.sunrise} ${motion.ease} both;
  }
`;

const Sun = styled.g`
  animation: ${rise} ${motion.sunrise} ${motion.ease} both;
`;

/** Edge of the mountain, a palm and the hills before the sun, in the drawing's pixels, left to right. */
const RIDGE =
  '1320 359L1350 333L1380 313L1410 332L1425 343L1455 375L1485 410L1515 441L1545 466L1590 499L1635 529L1680 552L1692 542L1815 542L1834 612L1845 617L1860 617L1905 603L1950 587L2010 567';

/**
 * The sun of the panorama (src/images/hero-panorama.svg: center 1668 400, radius 140) rises once from behind the
 * mountain when home is opened. A patch of sky covers the drawn sun until then. No script.
 */
export function Sunrise() {
  const { x, y, radius, halo, light } = hero.sun;
  return (
    <Sky viewBox="0 0 2400 1000" aria-hidden="true">
      <linearGradient id="sunrise-sky" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="1000">
        <stop stopColor={color.paper} />
        <stop offset=".5" stopColor={color.heroMiddle} />
        <stop offset="1" stopColor={color.heroEnd} />
      </linearGradient>
      <linearGradient id="sunrise-sun" x1="1" y1="0" x2="0" y2="1">
        <stop stopColor={light} />
        <stop offset="1" stopColor={color.sunrise} />
      </linearGradient>
      <clipPath id="sunrise-open">
        <path d={`M1320 0L${RIDGE}V0Z`} />
      </clipPath>
      <clipPath id="sunrise-patch">
        <circle cx={x} cy={y} r={radius + 126} />
      </clipPath>
      <g clipPath="url(#sunrise-open)">
        <g clipPath="url(#sunrise-patch)">
          <path fill="url(#sunrise-sky)" d="M0 0H2400V1000H0Z" />
          <circle cx={x} cy={y} r={radius + 189} fill={halo} opacity=".16" />
          <Sun>
            <circle cx={x} cy={y} r={radius + 98} fill={halo} opacity=".24" />
            <circle cx={x} cy={y} r={radius + 39} fill={halo} opacity=".34" />
            <circle cx={x} cy={y} r={radius} fill="url(#sunrise-sun)" />
          </Sun>
        </g>
      </g>
    </Sky>
  );
}
