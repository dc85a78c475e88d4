import { useTranslation } from 'react-i18next';
import type { LaterTripView } from '../../../data/offer';
import { color } from '../../../theme';
import { BAND, drawing, hillShape, type Scale, yOf } from './timeScale';

interface LaterTripsProps {
  trips: readonly LaterTripView[];
  /** Left edge of the first band. */
  start: number;
  scale: Scale;
}

/** The land of each later trip, below the road. */
export function LaterLand({ trips, start }: Omit<LaterTripsProps, 'scale'>) {
  return trips.map((_, index) => {
    const left = start + index * BAND;
    return [
      <path key={`${left}high`} fill={color.peach} d={hillShape(left - 6, left + BAND, 134)} />,
      <path key={left} fill={color.pathAway} d={hillShape(left, left + BAND, 240)} />,
    ];
  });
}

/** The days of each later trip, on the road, and how many they are. */
export function LaterDays({ trips, start, scale }: LaterTripsProps) {
  const { t } = useTranslation('procedure');
  return trips.map(({ from, to, nights }, index) => {
    const left = start + index * BAND;
    const unit = Math.min(scale.day, (BAND - 48) / to);
    const days = Array.from({ length: to - 1 }, (_, day) => ({ day: day + 2, x: left + 24 + (day + 1) * unit }));
    return (
      <g key={left}>
        {days.map(({ day, x }) => (
          <circle key={day} className={day > from ? 'day maybe' : 'day'} cx={x} cy={yOf(x)} r="4.5" />
        ))}
        <text className="zone" x={left + 14} y={drawing.baseline - 12}>
          {from === to ? t('path.away', { count: to }) : t('path.awayRange', { from, to })}
        </text>
        {nights > 0 && (
          <text className="title" x={left + 14} y={drawing.height - 34}>
            {t('path.nights', { count: nights })}
          </text>
        )}
      </g>
    );
  });
}
