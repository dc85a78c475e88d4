/** Home's opening: words on the sky of a panorama. */
export const hero = {
  title: '16em',
  search: '45rem',
  lede: '33em',
  above: 'clamp(36px,5vw,84px)',
  /** The space below the words grows with the landscape, so that its mountain never reaches them. */
  below: 'max(clamp(330px,31vw,470px),calc(24vw + 106px))',
  belowOnNarrow: '335px',
  /**
   * Wide windows that are too low for all of it: less space above and below. So the search is visible at once (1440 x 900).
   */
  low: {
    query: '(min-width: 1280px) and (max-height: 1099px)',
    above: '32px',
    below: 'clamp(300px,100vh - 560px,max(clamp(330px,31vw,470px),calc(24vw + 106px)))',
  },
  panorama: '1240px',
  panoramaOnNarrow: '1080px',
  /** Keeps the mountain visible when the panorama is wider than the window. */
  panoramaRight: 'max(-210px,calc(50vw - 540px))',
  /** Width divided by height. */
  shape: '2400 / 1000',
  /** On phones a crop as wide as the widest phone, on the same scale. */
  phoneShape: '1080 / 1000',
  phoneCrop: '486px',
  phoneCropRight: '-3px',
  /** The panorama's sun, in the drawing's pixels, and how far it rises. */
  sun: { x: 1668, y: 400, radius: 140, below: '210px', halo: '#F7CFA9', light: '#F9D1A8' },
} as const;
