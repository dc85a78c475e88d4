import styled from 'styled-components';
import { RichText } from '../../components/text/RichText';
import { below, borderWidth, color, fontSize, lineHeight, space } from '../../theme';

/* Bullets, because check marks would promise that the treatment helps. */
const List = styled.ul`
  margin-top: ${space[4]};

  & > li {
    position: relative;
    padding-block: ${space[2]};
    padding-left: 1.5em;
    border-top: ${borderWidth.hairline} solid ${color.line};
    line-height: ${lineHeight.field};
    break-inside: avoid;
  }

  /* Forced colors keep the border, but no background. */
  & > li::before {
    content: '';
    position: absolute;
    top: calc(${space[2]} + .5em);
    left: .3em;
    border: .225em solid ${color.teal};
    border-radius: 50%;
  }

  ${below('phone')} {
    margin-top: ${space[3]};
    font-size: ${fontSize.card};

    & > li { padding-block: ${space[1]}; }
    & > li::before { top: calc(${space[1]} + .5em); }
  }
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
