/**
 * Margins, paddings, gaps and offsets, in steps of 4 pixels: a key is its number of steps. `half` is for things as
 * close together as two lines of one text.
 */
export const space = {
  half: '2px',
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  7: '28px',
  8: '32px',
  10: '40px',
  12: '48px',
  14: '56px',
  16: '64px',
  24: '96px',
  /** Above and below a section. */
  section: 'clamp(1.75rem,1.2rem + 2.3vw,3.5rem)',
  /** Between content and the window's edge. */
  gutter: 'clamp(1.25rem,.4rem + 3.6vw,4.5rem)',
  /** Space that grows with the window. */
  fluid: {
    /** Between the header and a page's head. */
    xs: 'clamp(12px,2vw,28px)',
    /** Between cards, and inside small boxes. */
    s: 'clamp(24px,2.6vw,40px)',
    /** Inside sheets, between columns of text. */
    m: 'clamp(28px,3.4vw,56px)',
    /** Between blocks of a section, inside bands, between rows of cards. */
    l: 'clamp(36px,4.4vw,64px)',
    /** Between a text and its neighbor. */
    xl: 'clamp(40px,6vw,96px)',
    /** Between parts of a page that share a section. */
    xxl: 'clamp(56px,6vw,96px)',
  },
} as const;
