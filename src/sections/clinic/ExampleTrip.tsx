import styled from 'styled-components';
import type { ClinicView } from '../../data/clinic';
import {
  borderWidth,
  color,
  columnWidth,
  fontSize,
  fontWeight,
  lineHeight,
  radius,
  shadow,
  size,
  space,
} from '../../theme';
import type { Color } from '../../theme/color';
import { Block } from './panelStyle';
import { useClinicTranslation } from './useClinicTranslation';

const tones = ['oxblood', 'clay', 'sunrise', 'teal', 'lagoon'] as const satisfies readonly Color[];
const toneAt = (index: number): Color => tones[index % tones.length] ?? 'oxblood';

const Box = styled(Block)`
  padding: ${space.fluid.s};
  border: ${borderWidth.hairline} solid transparent;
  border-radius: ${radius.control};
  background: ${color.paper2};
  break-inside: avoid;

  & > p {
    margin-top: ${space[2]};
    font-size: ${fontSize.sm};
    line-height: ${lineHeight.lede};
    color: var(--soft, ${color.ink2});
  }

  @media print {
    padding: 0;
    background: none;
  }
`;

/* The colors are the information here: forced colors and print keep them. */
const Strip = styled.div`
  display: flex;
  height: ${size.shares};
  margin-top: ${space[6]};
  border-radius: ${radius.image};
  box-shadow: ${shadow.low};
  overflow: hidden;
  forced-color-adjust: none;
  print-color-adjust: exact;

  @media (forced-colors: active) {
    outline: ${borderWidth.hairline} solid CanvasText;
  }
`;

const Piece = styled.span<{ $tone: Color; $share: number }>`
  position: relative;
  flex: ${({ $share }) => $share} 0 0;
  background: ${({ $tone }) => color[$tone]};
  box-shadow: ${shadow.low};
`;

const Label = styled.dt<{ $tone?: Color }>`
  position: relative;
  flex: 1 1 ${columnWidth.cost};
  padding-left: ${space[8]};

  &::before {
    content: '';
    position: absolute;
    top: calc(.7em - ${size.swatch} / 2);
    left: 0;
    width: ${size.swatch};
    height: ${size.swatch};
    border-radius: ${radius.image};
    background: ${({ $tone }) => ($tone ? color[$tone] : 'none')};
    forced-color-adjust: none;
    print-color-adjust: exact;

    @media (forced-colors: active) {
      outline: ${({ $tone }) => ($tone ? `${borderWidth.hairline} solid CanvasText` : 'none')};
    }
  }
`;

const Costs = styled.dl`
  margin-top: ${space[5]};

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[4]};
    padding-block: ${space[3]};
    border-top: ${borderWidth.hairline} solid ${color.lineOnBand};
    line-height: ${lineHeight.field};
  }

  & > div:first-child {
    border-top: 0;
  }

  & > div:last-child {
    border-top: ${borderWidth.field} solid ${color.ink};
    font-weight: ${fontWeight.strong};
  }

  & dd {
    margin-left: auto;
    font-weight: ${fontWeight.strong};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

/** What one trip costs, line by line: a bar to look at, and the list that says the same. */
export function ExampleTrip({ trip }: { trip: ClinicView['exampleTrip'] }) {
  const { t } = useClinicTranslation();
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
