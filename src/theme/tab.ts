/** Height and padding of a tab: all tabs fit in one row from 1001 pixels. */
export const tab = { usual: '58px', sides: 'clamp(8px,1vw,15px)' } as const;

/** The bar that replaces the tabs at the upper edge of phones: its height, and the width of its arrows. */
export const tabStrip = { height: '54px', arrow: '52px' } as const;
