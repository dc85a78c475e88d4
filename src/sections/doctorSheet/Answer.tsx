import styled from 'styled-components';
import type { DoctorSheetView, SheetLabel } from '../../data/doctorSheet';
import { borderWidth, color, font, fontWeight, paper, row, size, space } from '../../theme';
import { Both } from './Both';
import { forPen } from './sheetStyle';

/* Filled in by hand. */
const Box = styled.section`
  margin-top: ${space[6]};
  padding: ${space[3]} ${space[4]};
  border: ${borderWidth.strong} solid ${color.ink};
  break-inside: avoid;
  ${forPen}

  & > h2 {
    font-family: ${font.serif};
    font-size: 1.15em;
    font-weight: ${fontWeight.heading};
    letter-spacing: normal;
  }

  & > p {
    ${row('1 3', 'end')}
    margin-top: ${space[3]};
  }

  & > p:last-child { flex-wrap: wrap; }

  & i {
    flex: none;
    align-self: center;
    width: 1.1em;
    height: 1.1em;
    border: ${borderWidth.field} solid ${color.ink};
    border-radius: ${borderWidth.strong};
  }

  @media print {
    margin-top: ${paper.air.part};
    padding-block: ${space[1]} ${space[3]};
  }
`;

/** A line to write on. */
export const Line = styled.u`
  flex: 1 1 ${size.blank};
  min-height: 1.6em;
  border-bottom: ${borderWidth.hairline} solid ${color.ink};
  text-decoration: none;
`;

const Blank = styled.span`
  ${row('2', 'end')}
  flex: 1 1 ${size.blank};
`;

/** What the doctor answers on paper: its boxes are no controls. */
export function Answer({ labels }: Pick<DoctorSheetView, 'labels'>) {
  const blanks: readonly SheetLabel[] = ['today', 'name', 'signature'];
  return (
    <Box>
      <h2>
        <Both words={labels.answer} />
      </h2>
      <p>
        <i />
        <Both words={labels.fit} />
      </p>
      <p>
        <i />
        <Both words={labels.notYet} />
        <Line />
      </p>
      <p>
        {blanks.map((label) => (
          <Blank key={label}>
            <Both words={labels[label]} />
            <Line />
          </Blank>
        ))}
      </p>
    </Box>
  );
}
