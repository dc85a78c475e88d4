import styled from 'styled-components';
import { color, landscape } from '../../../theme';

/** Sun, hills and path at the foot of the guidance card. The card must be `position: relative` with hidden overflow. */
export function HillCard() {
  return (
    <Scene viewBox="0 0 400 240" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle cx="300" cy="92" r="62" fill={color.sunrise} opacity=".18" />
      <circle cx="300" cy="92" r="40" fill={color.sunrise} />
      <path fill={color.teal} d="M0 150C60 110 110 150 170 120 230 92 290 130 400 96V240H0Z" />
      <path fill={color.hill4} d="M0 186C70 160 140 196 220 168 290 146 340 170 400 150V240H0Z" />
      <path
        fill={color.peach}
        d="M236 176C224 184 270 190 258 202 244 214 190 214 200 240H268C262 216 306 210 296 196 290 188 250 184 244 176Z"
      />
      <path fill={color.seaNight} d="M0 222C60 204 130 226 196 216L200 240H0ZM268 240C290 214 340 210 400 202V240Z" />
    </Scene>
  );
}

const Scene = styled.svg`
  position: absolute;
  right: 0;
  bottom: 0;
  left: 0;
  width: 100%;
  height: ${landscape.cardHills};
  overflow: visible;
`;
