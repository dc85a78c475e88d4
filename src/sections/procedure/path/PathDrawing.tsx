import { useTranslation } from 'gatsby-plugin-react-i18next';
import { color } from '../../../theme';
import type { StayView } from '../../../views/offer';
import { Drawing, DrawnRoad, Sun } from './pathStyle';
import { dayKind, departureDay, lastNight, type Stop } from './stops';
import { beforeTrip, drawing, edgesOf, hill, isDrawn, road, type Scale, sheet, xOf, yOf } from './timeScale';
import type { StopWords } from './usePathWords';

/** A plane on 24 units. */
const plane =
  'M17.8 19.2 16 11l3.5-3.5C21 6 21.5 4 21 3c-1-.5-3 0-4.5 1.5L13 8 4.8 6.2c-.5-.1-.9.1-1.1.5l-.3.5c-.2.5-.1 1 .3 1.3L9 12l-2 3H4l-1 1 3 2 2 3 1-1v-3l3-2 3.5 5.3c.3.4.8.5 1.3.3l.5-.2c.4-.3.6-.7.5-1.2z';

/** Stops that have a flag; the others are brackets below the road. */
const flagged = ['records', 'quote', 'arrival', 'operation', 'fly', 'home', 'check'];
const high = ['quote', 'operation', 'fly', 'home'];
const wayHome = ['fly', 'home'];

const placeOf = ({ kind, from = 1 }: Stop, stay: StayView, scale: Scale): number =>
  kind === 'records' || kind === 'quote' ? beforeTrip[kind] : xOf(stay, scale, from);

interface Flag extends StopWords {
  readonly kind: Stop['kind'];
  readonly x: number;
  readonly isHigh: boolean;
  readonly hangsLeft: boolean;
  /** No room for its words: the list has them. */
  readonly isNamed: boolean;
}

/** Room that a flag's words take, in units, and the gap between its pole and them. */
const FLAG = 190;
const GAP = 9;
/** Room that the word of the procedure's flag takes: a way home that is nearer hangs low. */
const OPERATION = 100;

interface Place {
  readonly isHigh: boolean;
  readonly hangsLeft: boolean;
}

/** Where a check's flag may hang, the best first. */
const checkPlaces: readonly Place[] = [
  { isHigh: false, hangsLeft: false },
  { isHigh: false, hangsLeft: true },
  { isHigh: true, hangsLeft: false },
  { isHigh: true, hangsLeft: true },
];

/** Flags of stops, none with its words over another's or behind a pole. */
const flagsOf = (
  stops: readonly (Stop & { readonly words: StopWords })[],
  stay: StayView,
  scale: Scale,
): readonly Flag[] => {
  const drawn = stops
    .filter(({ kind, from = 1 }) => flagged.includes(kind) && isDrawn(stay, from))
    .map((stop) => ({ ...stop.words, kind: stop.kind, x: placeOf(stop, stay, scale) }));
  const operation = xOf(stay, scale, stay.operationDay);
  const flags: Flag[] = drawn
    .filter(({ kind }) => kind !== 'check')
    .map((flag) => ({
      ...flag,
      isHigh: high.includes(flag.kind) && !(wayHome.includes(flag.kind) && flag.x < operation + OPERATION),
      hangsLeft: flag.kind === 'arrival' || flag.x > drawing.width - FLAG,
      isNamed: true,
    }));
  const leftOf = ({ x, hangsLeft }: { x: number; hangsLeft: boolean }): number => (hangsLeft ? x - FLAG : x);
  const isBehind = (pole: number, left: number): boolean => pole > left + GAP && pole < left + FLAG - GAP;
  for (const check of drawn.filter(({ kind }) => kind === 'check')) {
    const named = flags.filter(({ isNamed }) => isNamed);
    const place = checkPlaces.find(({ isHigh, hangsLeft }) => {
      const left = leftOf({ x: check.x, hangsLeft });
      if (left < 0 || left + FLAG > drawing.width) return false;
      if (named.some((flag) => flag.isHigh === isHigh && Math.abs(left - leftOf(flag)) < FLAG)) return false;
      return isHigh
        ? !named.some((flag) => !flag.isHigh && isBehind(check.x, leftOf(flag)))
        : !named.some((flag) => flag.isHigh && isBehind(flag.x, left));
    });
    flags.push({ ...check, isHigh: false, hangsLeft: false, ...place, isNamed: place !== undefined });
  }
  return flags;
};

function Mark({ kind, x }: { kind: Stop['kind']; x: number }) {
  const y = yOf(x);
  if (kind === 'operation') return <circle className="operation" cx={x} cy={y} r="12" />;
  if (kind === 'fly')
    return (
      <>
        <circle className="flight" cx={x} cy={y} r="15" />
        <path className="plane" transform={`translate(${x - 9} ${y - 9}) scale(.75)`} d={plane} />
      </>
    );
  return <circle className="stop" cx={x} cy={y} r="9.5" />;
}

interface PathDrawingProps {
  stay: StayView;
  stops: readonly (Stop & { readonly words: StopWords })[];
  scale: Scale;
}

/** The path of one clinic to scale, for wide windows. Decoration: the list beside it says the same. */
export function PathDrawing({ stay, stops, scale }: PathDrawingProps) {
  const { t } = useTranslation('procedure');
  const { width, height, ground } = drawing;
  const { away, home } = edgesOf(stay, scale);
  const flags = flagsOf(stops, stay, scale);
  const at = (day: number): number => xOf(stay, scale, day);
  const days = Array.from({ length: stay.to }, (_, index) => index + 1).filter(
    (day) => day !== stay.operationDay && day !== departureDay(stay),
  );
  const end = Math.max(...flags.map(({ x }) => x)) + 26;
  const weeks = Array.from({ length: 52 }, (_, index) => at(stay.to + index * 7 + 3.5)).filter(
    (x) => x < end - 40 && !flags.some((flag) => Math.abs(flag.x - x) < 16),
  );
  const [operation, discharge, departure] = [at(stay.operationDay), at(lastNight(stay)), at(departureDay(stay))];
  const bracket = (from: number, to: number): string => `M${from + 3} ${height - 76}v9H${to - 3}v-9`;
  const awayWords =
    stay.from === stay.to ? t('path.away', { count: stay.to }) : t('path.awayRange', { from: stay.from, to: stay.to });
  return (
    <Drawing aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} focusable="false" aria-hidden="true">
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
          <path fill={color.foam} d={sheet(home, width, 152)} />
          <path fill={color.pathHome} d={hill(home, width, 236)} />
          <path fill={color.peach} d={sheet(away - 6, home, 134)} />
          <path fill={color.pathAway} d={hill(away, home, 240)} />
          <path fill={color.sand} d={sheet(0, away, 150)} />
          <path fill={color.pathBefore} d={hill(0, away, 240)} />
        </g>
        <path className="shade" d={road(20, width - 16)} />
        <DrawnRoad pathLength="1" d={road(20, width - 16)} />
        {flags
          .filter(({ isNamed }) => isNamed)
          .map(({ kind, x, isHigh }) => (
            <path key={`${kind}${x}`} className="pole" d={`M${x} ${isHigh ? 6 : 62}V${yOf(x) - 11}`} />
          ))}
        <path className="before" d={road(52, 148)} />
        <path className="before" d={road(184, away + 14)} />
        <path className="before" d={road(end, width - 22)} />
        {days.map((day) => (
          <circle key={day} className={`day ${dayKind(stay, day)}`} cx={at(day)} cy={yOf(at(day))} r="4.5" />
        ))}
        {weeks.map((x) => (
          <circle key={x} className="week" cx={x} cy={yOf(x)} r="4.5" />
        ))}
        {flags.map(({ kind, x }) => (
          <Mark key={`${kind}${x}`} kind={kind} x={x} />
        ))}
        {flags
          .filter(({ isNamed }) => isNamed)
          .map(({ kind, x, isHigh, hangsLeft, title, when }) => (
            <text
              key={`${kind}${x}`}
              x={hangsLeft ? x - GAP : x + GAP}
              y={isHigh ? 20 : 76}
              textAnchor={hangsLeft ? 'end' : 'start'}
            >
              <tspan className="title">{title}</tspan>
              <tspan x={hangsLeft ? x - GAP : x + GAP} dy="20">
                {when}
              </tspan>
            </text>
          ))}
        <text className="zone" x="14" y={ground - 12}>
          {t('path.before')}
        </text>
        <text className="zone" x={away + 16} y={ground - 12}>
          {awayWords}
        </text>
        <text className="zone" x={home + 14} y={ground - 12}>
          {t('path.atHome')}
        </text>
        {stay.nights > 0 && (
          <>
            <path className="bracket" d={bracket(operation, discharge)} />
            <text x={operation + 3} y={height - 48}>
              <tspan className="title">{t('path.nights', { count: stay.nights })}</tspan>
            </text>
          </>
        )}
        {departure > discharge && (
          <>
            <path className="bracket" d={bracket(discharge, departure)} />
            <text x={stay.nights > 0 ? Math.max(discharge + 3, operation + 200) : discharge + 3} y={height - 24}>
              <tspan className="title">{t('path.nearby')}</tspan>
            </text>
          </>
        )}
      </svg>
    </Drawing>
  );
}
