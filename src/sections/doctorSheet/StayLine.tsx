import type { DoctorSheetView } from '../../data/doctorSheet';
import type { StayView } from '../../data/offer';
import type { Localized } from '../../facts/locales';
import { Both } from './Both';
import { Line } from './stayLineStyle';

const WIDTH = 640;
const START = 10;
/** Largest width of the stay, in units of the drawing; the rest shows the weeks at home. */
const STAY = 380;

/** Milestones in their order; there may be several checks. */
const kinds = ['arrival', 'operation', 'flight', 'check'] as const;

interface Mark {
  readonly day: number;
  readonly kind: (typeof kinds)[number];
  readonly words: Localized;
}

interface StayLineProps {
  /** Of the treatment, where the clinic has several of the procedure. */
  name?: Localized | undefined;
  stay: StayView;
  /** Days after the procedure. */
  checks: readonly number[];
  labels: DoctorSheetView['labels'];
}

/** The days of a stay to scale, in black, and below it the same in words. */
export function StayLine({ name, stay, checks, labels }: StayLineProps) {
  const { to, procedureDay, flightDay } = stay;
  const last = Math.max(to + 1, procedureDay + (checks.at(-1) ?? 0));
  const dayUnits = Math.min(24, STAY / to);
  const x = (day: number): number =>
    day <= to
      ? START + (day - 0.5) * dayUnits
      : START + to * dayUnits + ((day - to) / (last - to)) * (WIDTH - 2 * START - to * dayUnits);
  const marks: readonly Mark[] = [
    { day: 1, kind: 'arrival', words: labels.arrival },
    { day: procedureDay, kind: 'operation', words: labels.operation },
    ...(flightDay ? [{ day: flightDay, kind: 'flight' as const, words: labels.fly }] : []),
    ...checks.map((after) => ({ day: procedureDay + after, kind: 'check' as const, words: labels.check })),
  ];
  return (
    <Line>
      <svg viewBox={`0 0 ${WIDTH} 24`} aria-hidden="true">
        <line x1={START} x2={WIDTH - START} y1="12" y2="12" />
        {Array.from({ length: to }, (_, index) => index + 1).map((day) => (
          <circle key={day} cx={x(day)} cy="12" r="2" />
        ))}
        {marks.map(({ day, kind }) => (
          <circle key={`${kind}${day}`} className={kind} cx={x(day)} cy="12" r="6" />
        ))}
      </svg>
      <figcaption>
        {name && (
          <p>
            <Both words={name} />
          </p>
        )}
        <ul>
          {kinds.map((kind) => {
            const [first, ...others] = marks.filter((mark) => mark.kind === kind);
            return (
              first && (
                <li key={kind}>
                  <b>
                    <Both words={first.words} />
                  </b>
                  : <Both words={labels.day} /> {[first, ...others].map(({ day }) => day).join(', ')}
                </li>
              )
            );
          })}
        </ul>
      </figcaption>
    </Line>
  );
}
