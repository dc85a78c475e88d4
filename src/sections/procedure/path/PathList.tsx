import type { StayView } from '../../../views/offer';
import { Stops } from './pathListStyle';
import type { Stop } from './stops';
import type { StopWords } from './usePathWords';

/** Which of the three sheets of paper a stop stands on. */
const zoneOf = ({ kind, from = 1 }: Stop, stay: StayView): 'before' | 'away' | 'home' => {
  if (kind === 'records' || kind === 'quote') return 'before';
  return kind === 'check' && from > stay.to ? 'home' : 'away';
};

interface PathListProps {
  stay: StayView;
  stops: readonly (Stop & { readonly words: StopWords })[];
}

/** The same path as an ordered list: for narrow windows, paper and screen readers. A check's title says its day. */
export function PathList({ stay, stops }: PathListProps) {
  return (
    <Stops>
      {stops.map((stop) => (
        <li key={`${stop.kind}${stop.from}`} data-zone={zoneOf(stop, stay)} data-kind={stop.kind}>
          <b>{stop.words.title}</b>
          {stop.kind !== 'check' && <span>{stop.words.when}</span>}
        </li>
      ))}
    </Stops>
  );
}
