import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Choice } from '../../../components/choice/Choice';
import { Wrap } from '../../../components/layout/Wrap';
import { RichText } from '../../../components/richText/RichText';
import { Lede, Section } from '../../../components/section/Section';
import { pathId } from '../../../routes/sectionIds';
import { color, column, leading, measure, size, space } from '../../../theme';
import type { ProcedureView } from '../../../views/procedure';
import { NextFold } from '../NextFold';
import { DayByDay } from './DayByDay';
import { PathDrawing } from './PathDrawing';
import { PathList } from './PathList';
import { Chosen, Key } from './pathStyle';
import { stopsOf } from './stops';
import { scaleOf } from './timeScale';
import { useStopWords } from './usePathWords';

const Flight = styled.p`
  max-width: ${measure.notice};
  margin-top: ${space[3]};
  font-size: ${size.card};
  line-height: ${leading.card};
  color: ${color.ink2};
`;

const Recovery = styled.dl`
  display: grid;
  break-inside: avoid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${column.recovery}), 1fr));
  gap: ${space[5]} ${space[8]};
  padding-block: ${space[4]};
  font-size: ${size.card};
  line-height: ${leading.lede};

  & dd {
    color: ${color.ink2};
  }
`;

/** The days of each clinic to scale, as a drawing and as a list; the visitor chooses whose. */
export function ThePath({ view }: { view: ProcedureView }) {
  const { t } = useTranslation('procedure');
  const { offers, recovery, flight } = view;
  const words = useStopWords(flight.days);
  const scale = scaleOf(
    offers.map(({ stay }) => stay),
    recovery.checks,
  );
  const named = offers.map((offer) => {
    const isOnly = offers.filter(({ clinic }) => clinic.id === offer.clinic.id).length === 1;
    return { ...offer, label: isOnly ? offer.clinic.name : `${offer.clinic.name}: ${offer.name}` };
  });
  return (
    <Section $band id={pathId} aria-labelledby="path-title">
      <Wrap>
        <h2 id="path-title">{t('path.title')}</h2>
        <Lede>{t('path.lede')}</Lede>
        <Chosen $count={named.length}>
          {named.length > 1 && (
            <Choice
              name="path"
              legend={t('path.show')}
              options={named.map(({ clinic, treatment, label }) => ({ value: `${clinic.id} ${treatment}`, label }))}
            />
          )}
          {named.map(({ clinic, treatment, label, stay }) => {
            const stops = stopsOf(stay, recovery.checks).map((stop) => ({ ...stop, words: words(stop, stay) }));
            return (
              <figure key={`${clinic.id} ${treatment}`} aria-label={label}>
                <PathDrawing stay={stay} stops={stops} scale={scale} />
                <PathList stay={stay} stops={stops} />
                <Key aria-hidden="true">
                  <span>
                    <i /> {t('path.key.day')}
                  </span>
                  <span>
                    <i className="night" /> {t('path.key.night')}
                  </span>
                  <span>
                    <i className="week" /> {t('path.key.week')}
                  </span>
                  {stay.to > stay.from && (
                    <span>
                      <i className="maybe" /> {t('path.key.maybe')}
                    </span>
                  )}
                </Key>
                {!stay.flightDay && <Flight>{t('path.road')}</Flight>}
                <DayByDay stay={stay} stops={stops} />
              </figure>
            );
          })}
        </Chosen>
        <NextFold summary={t('path.differ')} openWide titled>
          <Flight>
            <RichText html={flight.html} />
          </Flight>
        </NextFold>
        <NextFold summary={t('path.recovery')} openWide titled>
          <Recovery>
            {recovery.stages.map(({ key, label, from, to }) => (
              <div key={key}>
                <dt>{t('path.recoveryRange', { from, to })}</dt>
                <dd>{label}</dd>
              </div>
            ))}
          </Recovery>
        </NextFold>
      </Wrap>
    </Section>
  );
}
