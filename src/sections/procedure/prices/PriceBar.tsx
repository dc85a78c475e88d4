import { color } from '../../../theme';
import type { OfferView } from '../../../views/offer';
import { PARTS } from './chart';
import { Bar } from './priceBarStyle';

interface PriceBarProps {
  offer: OfferView;
  /** End of the scale, in whole US dollars. */
  max: number;
  /** Where the dashed line of the reader's own country stands. */
  anchor?: number | undefined;
}

const HEIGHT = 64;
const TOP = 20;
const THICK = 26;

const lines = Array.from({ length: PARTS + 1 }, (_, index) => (index * 100) / PARTS);

/** The care: its range. The whole trip: its parts from 0, or the dashed outline of the care alone. Decoration. */
export function PriceBar({ offer, max, anchor }: PriceBarProps) {
  const { price, trip } = offer;
  const share = (amount: number): string => `${(amount / max) * 100}%`;
  const range = {
    x: share(price.amounts.from),
    width: share(Math.max(price.amounts.to - price.amounts.from, max / 200)),
  };
  const isShown = price.age !== 'expired';
  return (
    <Bar height={HEIGHT} aria-hidden="true">
      {lines.map((line) => (
        <line key={line} className="line" x1={`${line}%`} x2={`${line}%`} y2={HEIGHT} />
      ))}
      {anchor !== undefined && <line className="anchor" x1={share(anchor)} x2={share(anchor)} y2={HEIGHT} />}
      {isShown && <rect className={`care ${price.age}`} {...range} y={TOP} height={THICK} rx="3" />}
      {trip ? (
        <g className="trip">
          <rect width={share(trip.care)} y={TOP} height={THICK} fill={color.oxblood} />
          <rect x={share(trip.care)} width={share(trip.lodging)} y={TOP} height={THICK} fill={color.sunrise} />
          <rect
            x={share(trip.care + trip.lodging)}
            width={share(trip.travel)}
            y={TOP}
            height={THICK}
            fill={color.teal}
          />
        </g>
      ) : (
        isShown && <rect className="trip ghost" {...range} y={TOP} height={THICK} rx="3" />
      )}
    </Bar>
  );
}
