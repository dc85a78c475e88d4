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

/** Checks that follow each other in one zone share a row: "Check: 2 weeks, 6 weeks". */
const rowsOf = ({ stay, milestones }: TimelineListProps) => {
  const rows: { zone: string; milestone: TimelineListProps['milestones'][number]; title: string }[] = [];
  for (const milestone of milestones) {
    const zone = zoneOf(milestone, stay);
    const last = rows.at(-1);
    const { title, span } = milestone.words;
    if (span && last?.milestone.words.span && last.zone === zone) last.title += `, ${span}`;
    else rows.push({ zone, milestone, title });
  }
  return rows;
};

/**
 * The timeline as an ordered list, for narrow windows, paper and screen readers. The title of a check names its day.
 */
export function TimelineList(list: TimelineListProps) {
  return (
    <Milestones>
      {rowsOf(list).map(({ zone, milestone: { kind, from, number, words }, title }) => (
        <li key={`${kind}${from}${number}`} data-zone={zone} data-kind={kind}>
          <b>{title}</b>
          {words.when && <span>{[words.days, words.when].filter(Boolean).join(', ')}</span>}
        </li>
      ))}
    </Milestones>
  );
}
