/** Colours that only maps use; the others are those of the palette. */
export const map = { seaLine: '#C3D8D1', land: '#F0E5D3' } as const;
