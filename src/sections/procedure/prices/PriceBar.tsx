import type { ProcedureOfferView } from '../../../data/offer';
import { color } from '../../../theme';
import { Bar } from './priceBarStyle';

interface PriceBarProps {
  offer: ProcedureOfferView;
  /** End of the scale, in whole units of the currency, and into how many parts it is divided. */
  max: number;
  parts: number;
  /** Position of the dashed line for the reader's own country. */
  anchor?: number | undefined;
}

const HEIGHT = 64;
const TOP = 20;
const THICK = 26;

/** The care: its range. The whole trip: its parts from 0 at their lowest, and dashed up to the highest. Decoration. */
export function PriceBar({ offer, max, parts, anchor }: PriceBarProps) {
  const { price, trip } = offer;
  const share = (amount: number): string => `${(amount / max) * 100}%`;
  const range = price && {
    x: share(price.amounts.from),
    width: share(Math.max(price.amounts.to - price.amounts.from, max / 200)),
  };
  return (
    <Bar height={HEIGHT} aria-hidden="true">
      {Array.from({ length: parts + 1 }, (_, index) => (index * 100) / parts).map((line) => (
        <line key={line} className="line" x1={`${line}%`} x2={`${line}%`} y2={HEIGHT} />
      ))}
      {anchor !== undefined && <line className="anchor care" x1={share(anchor)} x2={share(anchor)} y2={HEIGHT} />}
      {range && <rect className={price.stale ? 'care old' : 'care'} {...range} y={TOP} height={THICK} rx="3" />}
      {trip && (
        <g className="trip">
          <rect width={share(trip.to)} y={TOP} height={THICK} rx="3" className="ghost" />
          <rect width={share(trip.care)} y={TOP} height={THICK} fill={color.oxblood} />
          <rect x={share(trip.care)} width={share(trip.staying)} y={TOP} height={THICK} fill={color.sunrise} />
          <rect
            x={share(trip.care + trip.staying)}
            width={share(trip.travel)}
            y={TOP}
            height={THICK}
            fill={color.teal}
          />
        </g>
      )}
    </Bar>
  );
}
