import { useTranslation } from 'react-i18next';
import { firstNight } from '../../../client/days';
import type { LaterTripView, StayView } from '../../../data/offer';
import { color } from '../../../theme';
import { LaterDays, LaterLand } from './LaterTrips';
import { GAP, labelsOf, type MilestoneLabel } from './milestoneLabels';
import { dayKind, departureDay, lastNight, type Milestone } from './milestones';
import { Drawing, DrawnRoad, Sun } from './timelineDrawingStyle';
import {
  BAND,
  beforeTrip,
  drawing,
  edgesOf,
  hillShape,
  isDrawn,
  laterStart,
  road,
  type Scale,
  xOf,
  yOf,
} from './timeScale';
import type { MilestoneText } from './useMilestoneText';

const { width, height, baseline } = drawing;

/** A plane seen from above, about its middle. */
const plane = 'M0-10 2-4 10 2V4L2 2V6l3 2V9L0 8-5 9V8l3-2V2L-10 4V2L-2-4Z';

/** Milestones with a flag; the others are brackets below the road. */
const labeled = ['records', 'quote', 'arrival', 'operation', 'fly', 'home', 'again', 'check'];

/** Sizes of the marks, and how far arrival and operation lie apart where both have theirs in full. */
const radius = { stop: 9.5, operation: 12 } as const;
const inFull = radius.stop + radius.operation + 2;

/** @param share of its size that a mark so near another keeps */
function Mark({ kind, x, share }: { kind: Milestone['kind']; x: number; share: number }) {
  const y = yOf(x);
  if (kind === 'operation') return <circle className="operation" cx={x} cy={y} r={radius.operation * share} />;
  if (kind === 'fly')
    return (
      <>
        <circle className="flight" cx={x} cy={y} r="15" />
        <path transform={`translate(${x} ${y}) rotate(45)`} d={plane} />
      </>
    );
  return <circle className="stop" cx={x} cy={y} r={radius.stop * (kind === 'arrival' ? share : 1)} />;
}

/** The pole of a flag with its label. The title of a check names its day. */
function DrawnLabel({ x, isHigh, hangsLeft, words: { title, when } }: MilestoneLabel & { words: MilestoneText }) {
  const left = hangsLeft ? x - GAP : x + GAP;
  return (
    <>
      <path className="pole" d={`M${x} ${isHigh ? 6 : 62}V${yOf(x) - 11}`} />
      <text x={left} y={isHigh ? 20 : 76} textAnchor={hangsLeft ? 'end' : 'start'}>
        <tspan className="title">{title}</tspan>
        {when && (
          <tspan x={left} dy="20">
            {when}
          </tspan>
        )}
      </text>
    </>
  );
}

/** A bracket below the road for several days, with their name. */
function Bracket({
  from,
  to,
  x = from + 3,
  y,
  children,
}: {
  from: number;
  to: number;
  x?: number;
  y: number;
  children: string;
}) {
  return (
    <>
      <path className="bracket" d={`M${from + 3} ${height - 62}v9H${to - 3}v-9`} />
      <text className="title" x={x} y={height - y}>
        {children}
      </text>
    </>
  );
}

interface TimelineDrawingProps {
  stay: StayView;
  later?: readonly LaterTripView[] | undefined;
  milestones: readonly (Milestone & { readonly words: MilestoneText })[];
  scale: Scale;
}

/** The path of one clinic to scale, for wide windows. Decoration: the list beside it says the same. */
export function TimelineDrawing({ stay, later = [], milestones, scale }: TimelineDrawingProps) {
  const { t } = useTranslation('procedure');
  const { away, home } = edgesOf(stay, scale);
  const at = (day: number): number => xOf(stay, scale, day);
  const laterAt = laterStart({ later });
  const placeOf = ({ kind, from = 1, number = 2 }: Milestone): number => {
    if (kind === 'again') return laterAt + (number - 2) * BAND + 24;
    return kind === 'records' || kind === 'quote' ? beforeTrip[kind] : at(from);
  };
  // Checks take the places that the others leave.
  const marks = milestones
    .filter(({ kind, from = 1 }) => labeled.includes(kind) && isDrawn(stay, from))
    .map((milestone) => ({ ...milestone, x: placeOf(milestone) }))
    .sort((a, b) => Number(a.kind === 'check') - Number(b.kind === 'check'));
  const labels = labelsOf(marks, at(stay.procedureDay));
  const days = Array.from({ length: stay.to }, (_, index) => index + 1).filter(
    (day) => day !== stay.procedureDay && day !== departureDay(stay),
  );
  const end = Math.max(...labels.flatMap(({ kind, x }) => (kind === 'again' ? [] : x))) + 26;
  const weeks = Array.from({ length: 52 }, (_, index) => at(stay.to + index * 7 + 3.5)).filter(
    (x) => x < end - 40 && !labels.some((label) => Math.abs(label.x - x) < 16),
  );
  const [operation, discharge, departure] = [at(stay.procedureDay), at(lastNight(stay)), at(departureDay(stay))];
  const nights = at(firstNight(stay));
  const apart = operation - at(1);
  const share = apart > 0 ? Math.min(1, apart / inFull) : 1;
  const awayWords =
    stay.from === stay.to ? t('path.away', { count: stay.to }) : t('path.awayRange', { from: stay.from, to: stay.to });
  return (
    <Drawing aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <Sun>
          <circle cx="1204" cy="148" r="58" fill={color.sunrise} opacity=".22" />
          <circle cx="1204" cy="148" r="38" fill={color.sunrise} />
        </Sun>
        <path
          fill={color.ridge}
          opacity=".42"
          d="M0 168C90 132 150 150 250 138S420 104 520 128 700 158 800 128 960 120 1060 150 1210 176 1296 150V280H0Z"
        />
        <g className="sheets">
          <LaterLand trips={later} start={laterAt} />
          <path fill={color.foam} d={hillShape(home, laterAt, 152)} />
          <path fill={color.pathHome} d={hillShape(home, laterAt, 236)} />
          <path fill={color.peach} d={hillShape(away - 6, home, 134)} />
          <path fill={color.pathAway} d={hillShape(away, home, 240)} />
          <path fill={color.sand} d={hillShape(0, away, 150)} />
          <path fill={color.pathBefore} d={hillShape(0, away, 240)} />
        </g>
        <path className="shade" d={road(20, width - 16)} />
        <DrawnRoad pathLength="1" d={road(20, width - 16)} />
        <path className="before" d={road(52, 148)} />
        <path className="before" d={road(184, away + 14)} />
        <path className="before" d={road(end, laterAt - 22)} />
        <LaterDays trips={later} start={laterAt} scale={scale} />
        {days.map((day) => (
          <circle key={day} className={`day ${dayKind(stay, day)}`} cx={at(day)} cy={yOf(at(day))} r="4.5" />
        ))}
        {weeks.map((x) => (
          <circle key={x} className="week" cx={x} cy={yOf(x)} r="4.5" />
        ))}
        {/* A check on the day of the flight would hide the plane. */}
        {labels
          .filter(({ kind, x }) => kind !== 'check' || x !== departure)
          .map(({ kind, x }) => (
            <Mark key={`${kind}${x}`} kind={kind} x={x} share={share} />
          ))}
        {labels.map((label) => label.isNamed && <DrawnLabel key={`${label.kind}${label.x}`} {...label} />)}
        <text className="zone" x="14" y={baseline - 12}>
          {t('path.before')}
        </text>
        <text className="zone" x={away + 16} y={baseline - 12}>
          {awayWords}
        </text>
        <text className="zone" x={home + 14} y={baseline - 12}>
          {t('path.atHome')}
        </text>
        {stay.nights > 0 && (
          <Bracket from={nights} to={discharge} y={34}>
            {t('path.nights', { count: stay.nights })}
          </Bracket>
        )}
        {departure > discharge && (
          <Bracket
            from={discharge}
            to={departure}
            x={stay.nights > 0 ? Math.max(discharge + 3, nights + 200) : undefined}
            y={stay.nights > 0 ? 10 : 34}
          >
            {t('path.nearby')}
          </Bracket>
        )}
      </svg>
    </Drawing>
  );
}
