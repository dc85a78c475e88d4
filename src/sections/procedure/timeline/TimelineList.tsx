import type { StayView } from '../../../data/offer';
import type { Milestone } from './milestones';
import { Milestones } from './timelineListStyle';
import type { MilestoneText } from './useMilestoneText';

/** Which of the three sheets of paper a stop stands on. */
const zoneOf = ({ kind, from = 1 }: Milestone, stay: StayView): 'before' | 'away' | 'home' => {
  if (kind === 'records' || kind === 'quote') return 'before';
  return kind === 'check' && from > stay.to ? 'home' : 'away';
};

interface TimelineListProps {
  stay: StayView;
  milestones: readonly (Milestone & { readonly words: MilestoneText })[];
}

/**
 * The timeline as an ordered list, for narrow windows, paper and screen readers. The title of a check names its day.
 */
export function TimelineList({ stay, milestones }: TimelineListProps) {
  return (
    <Milestones>
      {milestones.map((milestone) => (
        <li key={`${milestone.kind}${milestone.from}`} data-zone={zoneOf(milestone, stay)} data-kind={milestone.kind}>
          <b>{milestone.words.title}</b>
          {milestone.words.when && <span>{milestone.words.when}</span>}
        </li>
      ))}
    </Milestones>
  );
}
