/** Colors that only maps use. Others come from the palette. */
export const map = { seaLine: '#C3D8D1', land: '#F0E5D3' } as const;

/** Countries' names on the overview, in units of its viewBox. */
export const mapNames = '20px';

/** The target, its visible part, and the visible part when a filter excludes it. */
export const pin = { target: '36px', head: '28px', off: '16px' } as const;

/** Narrowest overview, in em, on which pins do not overlap. */
export const pinsFrom = '36rem';

interface LabelLevel {
  /** Widest map, in CSS pixels, at which the level applies. */
  readonly maxWidth: number;
  /** How much larger pins and labels are drawn than on the map's own scale. */
  readonly scale: number;
}

/**
 * A map shrinks with its container but its labels must not. The narrower the map, the larger they are drawn, so that
 * they stay near 15 CSS pixels.
 */
export const labelLevels: readonly LabelLevel[] = [
  { maxWidth: Number.POSITIVE_INFINITY, scale: 1 },
  { maxWidth: 680, scale: 1.35 },
  { maxWidth: 520, scale: 1.75 },
  { maxWidth: 400, scale: 2.1 },
  { maxWidth: 320, scale: 2.4 },
];
