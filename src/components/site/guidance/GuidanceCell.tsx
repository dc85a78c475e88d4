import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { replyPromise } from '../../../facts/limits';
import { below, borderWidth, color, container, landscape, maxWidth, radius, row, space, typeset } from '../../../theme';
import { ButtonRouteLink } from '../../ui/button/Button';
import { tealBand } from '../../ui/section/bands';

/** Sun, hills and path at the foot of the guidance card. The card must be `position: relative` with hidden overflow. */
function HillCard() {
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

const Box = styled.div`
  ${tealBand}
  ${row('', 'start')}
  flex-direction: column;
  height: 100%;
  min-height: ${landscape.card};
  padding: ${space.fluid.s};
  padding-bottom: ${landscape.roomForCardHills};
  border-radius: ${radius.image};

  & > :not(svg) {
    position: relative;
    z-index: 1;
  }

  & > h2 { ${typeset('h3/title')} }

  & > p {
    max-width: ${maxWidth.narrow};
    margin-top: ${space[3]};
    color: ${color.onTeal};
  }

  & > a { margin-top: ${space[6]}; }

  /* In a cell as wide as two or three, text and landscape stand side by side. */
  @container (min-width: ${container.guidance}) {
    justify-content: center;
    padding-right: 50%;
    padding-bottom: ${space.fluid.s};

    & > svg {
      left: auto;
      width: 46%;
      height: 100%;
      overflow: hidden;
      background: ${color.seaNight};
    }
  }

  /* As short as its words. */
  ${below('form')} {
    min-height: 0;
    padding: ${space[4]};

    & > svg { display: none; }
  }

  @media (forced-colors: active) { border: ${borderWidth.hairline} solid; }
  @media print { display: none; }
`;

const Cell = styled.div`
  container-type: inline-size;
  height: 100%;
`;

/** "Not sure which treatment is right for you?" as a cell of a card grid. */
export function GuidanceCell() {
  const { t } = useTranslation('common');
  return (
    <Cell>
      <Box>
        <h2>{t('guidance.title')}</h2>
        <p>{t('guidance.short', { hours: replyPromise.hours })}</p>
        <ButtonRouteLink to="contact" $variant="onDark">
          {t('guidance.action')}
        </ButtonRouteLink>
        <HillCard />
      </Box>
    </Cell>
  );
}
