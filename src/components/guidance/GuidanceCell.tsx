import { useTranslation } from 'gatsby-plugin-react-i18next';
import styled from 'styled-components';
import { replyPromise } from '../../facts/limits';
import { ButtonRouteLink } from '../button/Button';
import { HillCard } from '../landscape/HillCard';
import { tealBand } from '../section/bands';

const Box = styled.aside`
  ${tealBand}
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  height: 100%;
  min-height: 340px;
  padding: clamp(26px, 2.6vw, 38px);
  padding-bottom: 200px;
  border-radius: ${({ theme }) => theme.radius.image};

  & > :not(svg) {
    position: relative;
    z-index: 1;
  }

  & > h2 {
    font-size: ${({ theme }) => theme.size.h3};
    line-height: 1.16;
  }

  & > p {
    max-width: 34em;
    margin-top: 12px;
    color: ${({ theme }) => theme.color.onTeal};
  }

  & > a {
    margin-top: 24px;
  }

  /* In a cell as wide as two or three, text and landscape stand side by side. */
  @container (min-width: 34rem) {
    justify-content: center;
    padding-right: 50%;
    padding-bottom: clamp(26px, 2.6vw, 38px);

    & > svg {
      left: auto;
      width: 46%;
      height: 100%;
      overflow: hidden;
      background: ${({ theme }) => theme.color.seaNight};
    }
  }

  @media (forced-colors: active) {
    border: 1px solid;
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
