import Car from 'lucide-react/icons/car';
import Plane from 'lucide-react/icons/plane';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { useOfferText } from '../../components/clinic/offer/useOfferText';
import { Icon } from '../../components/ui/Icon';
import { Container } from '../../components/ui/section/Container';
import { CardText } from '../../components/ui/section/Section';
import type { FigureView } from '../../data/offer';
import type { ProcedureView } from '../../data/procedure';
import {
  below,
  borderWidth,
  color,
  columnWidth,
  font,
  fontSize,
  letterSpacing,
  serif,
  space,
  typeset,
  wrapped,
} from '../../theme';

/* What it is at the left, the figure at the right in one line, or below where letters are large. */
const rows = css`
  &:nth-child(n) { grid-template-columns: minmax(0, 1fr); }

  & > div:nth-child(n) {
    ${wrapped('0 3')}
    padding: ${space[1]} 0;
    border-left: 0;
  }

  & > div + div { border-top: ${borderWidth.hairline} solid ${color.line}; }
  & dt { flex: 2 1 ${columnWidth.procedure}; }

  & dd {
    flex: 3 1 ${columnWidth.figure};
    margin-top: 0;
  }

  & dd > small {
    margin-top: 0;
    font-size: ${fontSize.xs};
  }
`;

const Figures = styled.dl`
  display: grid;
  break-inside: avoid;
  grid-template-columns: 1.4fr 1.3fr 1.1fr;
  border-block: ${borderWidth.field} solid ${color.ink};

  & > div { padding: ${space[5]} ${space[7]} ${space[6]} 0; }

  & > div + div {
    padding-left: ${space[7]};
    border-left: ${borderWidth.hairline} solid ${color.line};
  }

  & dt { ${typeset('sm/field', 'ink2')} }

  & dd {
    margin-top: ${space[1]};
    ${serif('panel/menu')}
    font-variant-numeric: lining-nums tabular-nums;
    letter-spacing: ${letterSpacing.title};
    overflow-wrap: anywhere;
  }

  & dd > small {
    display: block;
    margin-top: ${space[1]};
    font-family: ${font.sans};
    ${typeset('text sm/small', 'ink2')}
    letter-spacing: normal;
  }

  /* Prices of several ways and countries. */
  &:has(> :nth-child(4)) {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, ${columnWidth.figure}), 1fr));

    & dd { font-size: ${fontSize.h4}; }
    ${below('nav')} { ${rows} }
  }

  /* A price breaks in none. */
  ${below('nav')} {
    & dd { font-size: ${fontSize.h4}; }
  }

  ${below('filter')} { ${rows} }
`;

/** Price, days away and first flight; separate by plane and by road when clinics offer both. */
export function KeyFigures({ view }: { view: ProcedureView }) {
  const { t } = useTranslation('procedure');
  const text = useOfferText();
  const { figures, flight, clinicCount } = view;
  const [first] = figures;
  const isMixed = figures.length > 1;
  const note = (figure: FigureView | undefined): string => {
    if (!figure) return t('facts.partNote');
    const { price } = figure;
    if (!price) return t('facts.noPriceNote');
    return price.stale ? t('facts.lastConfirmed', { month: price.stale }) : t('facts.priceNote');
  };
  return (
    <Container>
      <Figures>
        {isMixed ? (
          figures.map((figure) => (
            <div key={`${figure.scope} ${figure.country} ${figure.way}`}>
              <dt>
                <Icon of={figure.way === 'plane' ? Plane : Car} size="s" /> {text.figure(figure, figures)}
              </dt>
              <dd>
                {text.price(figure.price)}
                <small>
                  {[text.days(figure.days), text.later(figure)].filter(Boolean).join(', ')}
                  {!figure.price && `. ${t('facts.noPriceNote')}`}
                  {figure.price?.stale && `. ${t('facts.lastConfirmed', { month: figure.price.stale })}`}
                </small>
              </dd>
            </div>
          ))
        ) : (
          <>
            <div>
              <dt>{[first?.scope, t('facts.price', { count: clinicCount })].filter(Boolean).join(': ')}</dt>
              <dd>
                {text.price(first?.price)}
                <small>{note(first)}</small>
              </dd>
            </div>
            {first && (
              <div>
                <dt>{first.later ? t('facts.daysTrips', { count: first.later.length + 1 }) : t('facts.days')}</dt>
                <dd>
                  {first.days.from === first.days.to ? first.days.from : t('facts.range', first.days)}
                  <small>{text.later(first) || t('facts.daysNote')}</small>
                </dd>
              </div>
            )}
          </>
        )}
        <div>
          <dt>{t('facts.flight')}</dt>
          <dd>
            {t('facts.flightValue', { count: flight.days })}
            <small>{t(flight.isOwn ? 'facts.flightOwn' : 'facts.flightNote')}</small>
          </dd>
        </div>
      </Figures>
      {figures.some(({ way }) => way === 'road') && <CardText>{t('facts.longDrive')}</CardText>}
    </Container>
  );
}
