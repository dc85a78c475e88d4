import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { RichText } from '../../../components/text/RichText';
import { Choice } from '../../../components/ui/Choice';
import { Definitions } from '../../../components/ui/Definitions';
import { Disclosure } from '../../../components/ui/Disclosure';
import { Container } from '../../../components/ui/section/Container';
import { Section } from '../../../components/ui/section/Section';
import type { ProcedureView } from '../../../data/procedure';
import { pathId } from '../../../routes/sectionIds';
import { below, breakpoint, color, columns, columnWidth, fontSize, maxWidth, space, typeset } from '../../../theme';
import { milestonesOf } from './milestones';
import { StepByStep } from './StepByStep';
import { TimelineDrawing } from './TimelineDrawing';
import { TimelineList } from './TimelineList';
import { Chosen, Key } from './timelineStyle';
import { scaleOf } from './timeScale';
import { useMilestoneText } from './useMilestoneText';

const Flight = styled.p`
  max-width: ${maxWidth.notice};
  margin-top: ${space[3]};
  ${typeset('card/card', 'ink2')}
`;

const Folds = styled.div`
  ${columns(1, '5')}
  margin-top: ${space[5]};

  & h3 { font-size: ${fontSize.h4}; }

  ${below('tabs')} {
    gap: 0;
    margin-top: ${space[3]};
  }

  /* WebKit cuts lines in a grid that goes on to the next sheet. */
  @media print { display: block; }
`;

const Recovery = styled.dl`
  display: grid;
  break-inside: avoid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${columnWidth.recovery}), 1fr));
  gap: ${space[5]} ${space[8]};
  padding-block: ${space[4]};
  ${typeset('card/lede')}

  /* All in one row. */
  @media not all and (max-width: ${breakpoint.tabs}) {
    &:has(> :nth-child(4):last-child) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  }

  @media not all and (max-width: ${breakpoint.nav}) {
    &:has(> :nth-child(6):last-child) {
      grid-template-columns: repeat(6, minmax(0, 1fr));
      column-gap: ${space[6]};
    }
  }

  & dd { color: ${color.ink2}; }
`;

/** The days of each clinic to scale, as a drawing and as a list; the visitor chooses whose. */
export function Timeline({ view }: { view: ProcedureView }) {
  const { t } = useTranslation('procedure');
  const { offers, recovery, flight } = view;
  const words = useMilestoneText();
  const scale = scaleOf(offers, recovery.checks);
  const named = offers.map((offer) => {
    const isOnly = offers.filter(({ clinic }) => clinic.id === offer.clinic.id).length === 1;
    return { ...offer, label: isOnly ? offer.clinic.name : `${offer.clinic.name}: ${offer.name}` };
  });
  return (
    <Section id={pathId} aria-labelledby="path-title">
      <Container>
        <h2 id="path-title">{t('path.title')}</h2>
        <Chosen $count={named.length}>
          {named.length > 1 && (
            <Choice
              name="path"
              legend={t('path.show')}
              options={named.map(({ clinic, key, label }) => ({ value: `${clinic.id} ${key}`, label }))}
            />
          )}
          {named.map(({ clinic, key, label, stay, later }) => {
            const milestones = milestonesOf(stay, recovery.checks, later).map((milestone) => ({
              ...milestone,
              words: words(milestone, stay),
            }));
            return (
              <figure key={`${clinic.id} ${key}`} aria-label={label}>
                <TimelineDrawing stay={stay} later={later} milestones={milestones} scale={scale} />
                <TimelineList stay={stay} milestones={milestones} />
                {!stay.flightDay && <Flight>{t('path.road')}</Flight>}
              </figure>
            );
          })}
        </Chosen>
        <Key aria-hidden="true">
          <span>
            <i /> {t('path.key.day')}
          </span>
          {offers.some(({ stay }) => stay.nights > 0) && (
            <span>
              <i className="night" /> {t('path.key.night')}
            </span>
          )}
          <span>
            <i className="week" /> {t('path.key.week')}
          </span>
          {offers.some(({ stay }) => stay.to > stay.from) && (
            <span>
              <i className="maybe" /> {t('path.key.maybe')}
            </span>
          )}
        </Key>
        <Folds>
          <Disclosure summary={t('path.stepByStep')} answer={t('path.stepByStepAnswer')}>
            <StepByStep offers={offers} flightDays={flight.days} />
          </Disclosure>
          <Disclosure
            summary={t('path.differ')}
            answer={t('path.differAnswer', { count: flight.days })}
            openWide
            titled
          >
            <Flight>
              <RichText html={flight.html} />
            </Flight>
          </Disclosure>
          <Disclosure
            summary={t('path.recovery')}
            answer={t('path.recoveryAnswer', { count: recovery.stages.length, to: recovery.stages.at(-1)?.to })}
            openWide
            titled
          >
            <Recovery>
              <Definitions
                items={recovery.stages.map(({ label, from, to }) => ({
                  label: t('path.recoveryRange', { from, to }),
                  value: label,
                }))}
              />
            </Recovery>
          </Disclosure>
        </Folds>
      </Container>
    </Section>
  );
}
