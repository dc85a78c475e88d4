import { useTranslation } from 'gatsby-plugin-react-i18next';
import styled from 'styled-components';
import { replyPromise } from '../../facts/limits';
import { ButtonRouteLink } from '../button/Button';
import { HillCard } from '../landscape/HillCard';
import { tealBand } from '../section/bands';

const Box = styled.div`
  ${tealBand}
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  height: 100%;
  min-height: ${({ theme }) => theme.landscape.card};
  padding: ${({ theme }) => theme.space.fluid.s};
  padding-bottom: ${({ theme }) => theme.landscape.roomForCardHills};
  border-radius: ${({ theme }) => theme.radius.image};

  & > :not(svg) {
    position: relative;
    z-index: 1;
  }

  & > h2 {
    font-size: ${({ theme }) => theme.size.h3};
    line-height: ${({ theme }) => theme.leading.title};
  }

  & > p {
    max-width: ${({ theme }) => theme.measure.narrow};
    margin-top: ${({ theme }) => theme.space[3]};
    color: ${({ theme }) => theme.color.onTeal};
  }

  & > a {
    margin-top: ${({ theme }) => theme.space[6]};
  }

  /* In a cell as wide as two or three, text and landscape stand side by side. */
  @container (min-width: ${({ theme }) => theme.container.guidance}) {
    justify-content: center;
    padding-right: 50%;
    padding-bottom: ${({ theme }) => theme.space.fluid.s};

    & > svg {
      left: auto;
      width: 46%;
      height: 100%;
      overflow: hidden;
      background: ${({ theme }) => theme.color.seaNight};
    }
  }

  @media (forced-colors: active) {
    border: ${({ theme }) => theme.stroke.hairline} solid;
  }

  @media print {
    display: none;
  }
`;

/** The container whose width the box answers to. */
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
