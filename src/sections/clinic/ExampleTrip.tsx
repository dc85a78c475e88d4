import styled from 'styled-components';
import type { Color } from '../../theme/color';
import type { ClinicView } from '../../views/clinic';
import { Block } from './panelStyle';
import { useClinicWords } from './useClinicWords';

const tones = ['oxblood', 'clay', 'sunrise', 'teal', 'lagoon'] as const satisfies readonly Color[];
const toneAt = (index: number): Color => tones[index % tones.length] ?? 'oxblood';

const Box = styled(Block)`
  padding: ${({ theme }) => theme.space.fluid.s};
  border: ${({ theme }) => theme.stroke.hairline} solid transparent;
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.paper2};
  break-inside: avoid;

  & > p {
    margin-top: ${({ theme }) => theme.space[2]};
    font-size: ${({ theme }) => theme.size.sm};
    line-height: ${({ theme }) => theme.leading.lede};
    color: var(--soft, ${({ theme }) => theme.color.ink2});
  }

  @media print {
    padding: 0;
    background: none;
  }
`;

/* The colors are the information here: forced colors and print keep them. */
const Strip = styled.div`
  display: flex;
  height: ${({ theme }) => theme.extent.shares};
  margin-top: ${({ theme }) => theme.space[6]};
  border-radius: ${({ theme }) => theme.radius.image};
  box-shadow: ${({ theme }) => theme.shadow.low};
  overflow: hidden;
  forced-color-adjust: none;
  print-color-adjust: exact;
`;

const Piece = styled.span<{ $tone: Color; $share: number }>`
  position: relative;
  flex: ${({ $share }) => $share} 0 0;
  background: ${({ theme, $tone }) => theme.color[$tone]};
  box-shadow: ${({ theme }) => theme.shadow.low};
`;

const Label = styled.dt<{ $tone?: Color }>`
  position: relative;
  flex: 1 1 ${({ theme }) => theme.column.cost};
  padding-left: ${({ theme }) => theme.space[8]};

  &::before {
    content: '';
    position: absolute;
    top: calc(.7em - ${({ theme }) => theme.extent.swatch} / 2);
    left: 0;
    width: ${({ theme }) => theme.extent.swatch};
    height: ${({ theme }) => theme.extent.swatch};
    border-radius: ${({ theme }) => theme.radius.image};
    background: ${({ theme, $tone }) => ($tone ? theme.color[$tone] : 'none')};
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
`;

const Costs = styled.dl`
  margin-top: ${({ theme }) => theme.space[5]};

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${({ theme }) => theme.space[4]};
    padding-block: ${({ theme }) => theme.space[3]};
    border-top: ${({ theme }) => theme.stroke.hairline} solid ${({ theme }) => theme.color.lineOnBand};
    line-height: ${({ theme }) => theme.leading.field};
  }

  & > div:first-child {
    border-top: 0;
  }

  & > div:last-child {
    border-top: ${({ theme }) => theme.stroke.field} solid ${({ theme }) => theme.color.ink};
    font-weight: ${({ theme }) => theme.weight.strong};
  }

  & dd {
    margin-left: auto;
    font-weight: ${({ theme }) => theme.weight.strong};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

/** What one trip costs, line by line: a bar to look at, and the list that says the same. */
export function ExampleTrip({ trip }: { trip: ClinicView['exampleTrip'] }) {
  const { t } = useClinicWords();
  return (
    <Box>
      <h3>{t('trip.title', { treatment: trip.treatment })}</h3>
      <p>{t('trip.text', { count: trip.days })}</p>
      <Strip aria-hidden="true">
        {trip.costs.map(({ key, share }, index) => (
          <Piece key={key} $tone={toneAt(index)} $share={Math.round(share * 1000)} />
        ))}
      </Strip>
      <Costs>
        {trip.costs.map(({ key, amount }, index) => (
          <div key={key}>
            <Label $tone={toneAt(index)}>{t(`trip.${key}`)}</Label>
            <dd>{amount}</dd>
          </div>
        ))}
        <div>
          <Label>{t('trip.total')}</Label>
          <dd>{trip.total}</dd>
        </div>
      </Costs>
    </Box>
  );
}
