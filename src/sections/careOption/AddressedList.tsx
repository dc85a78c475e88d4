import styled from 'styled-components';
import { RichText } from '../../components/text/RichText';
import { below, borderWidth, color, lineHeight, pairsOnPaper, space } from '../../theme';

/* Bullets, because check marks would promise that the treatment helps. */
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 ${space[10]};
  margin-top: ${space[6]};

  & > li {
    position: relative;
    padding-block: ${space[4]};
    padding-left: 1.5em;
    border-top: ${borderWidth.hairline} solid ${color.line};
    line-height: ${lineHeight.field};
    break-inside: avoid;
  }

  /* Forced colors keep the border, but no background. */
  & > li::before {
    content: '';
    position: absolute;
    top: calc(${space[4]} + .5em);
    left: .3em;
    border: .225em solid ${color.teal};
    border-radius: 50%;
  }

  ${below('form')} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${pairsOnPaper}
`;

/** The seven things that a care option addresses (R9.6). HTML of each. */
export function AddressedList({ items }: { items: readonly string[] }) {
  return (
    <List>
      {items.map((item) => (
        <li key={item}>
          <RichText html={item} />
        </li>
      ))}
    </List>
  );
}
