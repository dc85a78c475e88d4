import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { replyPromise } from '../../../facts/limits';
import { below, borderWidth, color, container, landscape, maxWidth, radius, row, space, typeset } from '../../../theme';
import { ButtonRouteLink } from '../../ui/button/Button';
import { HillCard } from '../../ui/landscape/HillCard';
import { tealBand } from '../../ui/section/bands';

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
