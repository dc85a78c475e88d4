/** Home's opening: words on the sky of a panorama. */
export const hero = {
  title: '10.5em',
  lede: '33em',
  above: 'clamp(36px,5vw,84px)',
  /** The room below the words grows with the landscape, so that its mountain never reaches them. */
  below: 'max(clamp(330px,31vw,470px),calc(24vw + 106px))',
  belowOnNarrow: '400px',
  panorama: '1240px',
  panoramaOnNarrow: '1080px',
  /** Keeps the mountain in sight where the panorama is wider than the window. */
  panoramaRight: 'max(-210px,calc(50vw - 540px))',
  /** Width divided by height. */
  shape: '2400 / 1000',
  /** On phones a crop of it stands there, as wide as the widest of them, on the same scale. */
  phoneShape: '1080 / 1000',
  phoneCrop: '486px',
  phoneCropRight: '-3px',
  /** How far the finder lies over the landscape. */
  finderOverlap: '44px',
  finderOverlapOnNarrow: '36px',
} as const;
