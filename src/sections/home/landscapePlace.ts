import { css } from 'styled-components';
import { below, hero } from '../../theme';

/** Where the panorama stands in the opening, and what lies over it. */
export const landscapePlace = css`
  position: absolute;
  bottom: 0;
  left: 50%;
  width: max(100%, ${hero.panorama});
  max-width: none;
  height: auto;
  translate: -50% 0;

  ${below('stack')} {
    right: ${hero.panoramaRight};
    left: auto;
    width: ${hero.panoramaOnNarrow};
    translate: none;
  }
`;
