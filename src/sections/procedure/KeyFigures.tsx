import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Container } from '../../components/layout/Container';
import { useOfferText } from '../../components/offer/useOfferText';
import {
  below,
  borderWidth,
  color,
  columnWidth,
  font,
  fontSize,
  fontWeight,
  letterSpacing,
  lineHeight,
  space,
} from '../../theme';
import type { ProcedureView } from '../../views/procedure';

const Figures = styled.dl`
  display: grid;
  break-inside: avoid;
  grid-template-columns: 1.6fr 1fr 1.15fr;
  border-block: ${borderWidth.field} solid ${color.ink};

  & > div {
    padding: ${space[5]} ${space[7]} ${space[6]} 0;
  }

  & > div + div {
    padding-left: ${space[7]};
    border-left: ${borderWidth.hairline} solid ${color.line};
  }

  & dt {
    font-size: ${fontSize.sm};
    line-height: ${lineHeight.field};
    color: ${color.ink2};
  }

  & dd {
    margin-top: ${space[1]};
    font-family: ${font.serif};
    font-size: ${fontSize.panel};
    font-weight: ${fontWeight.heading};
    font-variant-numeric: lining-nums tabular-nums;
    line-height: ${lineHeight.menu};
    letter-spacing: ${letterSpacing.title};
  }

  & dd > small {
    display: block;
    margin-top: ${space[1]};
    font-family: ${font.sans};
    font-size: ${fontSize.sm};
    font-weight: ${fontWeight.text};
    line-height: ${lineHeight.small};
    letter-spacing: normal;
    color: ${color.ink2};
  }

  ${below('filter')} {
    & dd {
      font-size: ${fontSize.h4};
    }
  }

  /* The price in a row of its own; days and flight share the next where both have room. */
  ${below('phone')} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, ${columnWidth.figure}), 1fr));

    & > div:first-child {
      grid-column: 1 / -1;
      padding: ${space[2]} 0;
    }

    & > div + div {
      padding: ${space[2]} 0;
      border-top: ${borderWidth.hairline} solid ${color.line};
      border-left: 0;
    }

    & dd {
      margin-top: 0;
    }

    & dd > small {
      margin-top: 0;
      font-size: ${fontSize.xs};
    }
  }
`;

/** What it costs, how long one is away, and when one may fly. */
export function KeyFigures({ view }: { view: ProcedureView }) {
  const { t } = useTranslation('procedure');
  const text = useOfferText();
  const { price, stayDays, flight, clinicCount: count } = view;
  return (
    <Container>
      <Figures>
        <div>
          <dt>{t('facts.price', { count })}</dt>
          <dd>
            {text.price(price)}
            <small>{t(price ? 'facts.priceNote' : 'facts.noPriceNote')}</small>
          </dd>
        </div>
        <div>
          <dt>{t('facts.days')}</dt>
          <dd>
            {stayDays.from === stayDays.to ? stayDays.from : t('facts.range', stayDays)}
            <small>{t('facts.daysNote')}</small>
          </dd>
        </div>
        <div>
          <dt>{t('facts.flight')}</dt>
          <dd>
            {t('facts.flightValue', { count: flight.days })}
            <small>{t('facts.flightNote')}</small>
          </dd>
        </div>
      </Figures>
    </Container>
  );
}
