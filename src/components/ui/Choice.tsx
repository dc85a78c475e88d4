import styled from 'styled-components';
import {
  below,
  borderWidth,
  breakpoint,
  color,
  columns,
  fontWeight,
  radius,
  row,
  size,
  space,
  typeset,
} from '../../theme';

const Box = styled.fieldset`
  margin-top: ${space[7]};

  ${below('phone')} { margin-top: ${space[4]}; }

  & > legend {
    margin-bottom: ${space[2]};
    padding: 0;
    ${typeset('label card')}
  }

  @media print { display: none; }
`;

const Options = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  border: ${borderWidth.field} solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.card};
  overflow: hidden;

  & > label {
    position: relative;
    ${row('2')}
    flex: 1 1 auto;
    min-height: ${size.control.menu};
    padding: ${space[1]} ${space[4]};
    outline: ${borderWidth.hairline} solid ${color.line};
    ${typeset('medium card/name')}
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  & input {
    flex: none;
    width: 1.1em;
    height: 1.1em;
    margin: 0;
    accent-color: ${color.oxblood};
  }

  & > label:has(:checked) {
    background: ${color.foam};
    font-weight: ${fontWeight.strong};
  }

  & > label:hover { background: ${color.paper2}; }

  /* So many names take several rows. */
  @media (width > ${breakpoint.phone}) and (max-width: ${breakpoint.filter}) {
    &:has(> :nth-child(4)) { ${columns(2)} }
  }

  @media (width > ${breakpoint.phone}) and (max-width: ${breakpoint.nav}) {
    &:has(> :nth-child(5)) { ${columns(2)} }
    & > :last-child:nth-child(2n + 5) { grid-column: 1 / -1; }
  }

  /* One row that scrolls: the choice that is cut shows it. */
  ${below('phone')} {
    display: flex;
    flex-wrap: nowrap;
    overflow: auto hidden;

    & > label {
      flex: 1 0 auto;
      max-width: 80%;
      padding-inline: ${space[3]};
    }

    /* Two share it. */
    &:not(:has(> :nth-child(3))) > label { flex: 1 1 0; }
  }

  ${below('enlarged')} {
    flex-wrap: wrap;

    & > label { flex-shrink: 1; }
  }
`;

interface ChoiceProps {
  /** Name of the radio buttons; a page may have several choices. */
  name: string;
  legend: string;
  options: readonly { readonly value: string; readonly label: string; readonly lang?: string }[];
}

/** A choice of views by radio buttons, the first of them chosen. CSS with `:has()` shows it, without scripts. */
export function Choice({ name, legend, options }: ChoiceProps) {
  return (
    <Box>
      <legend>{legend}</legend>
      <Options>
        {options.map(({ value, label, lang }, index) => (
          <label key={value} lang={lang}>
            <input type="radio" name={name} value={value} defaultChecked={index === 0} />
            {label}
          </label>
        ))}
      </Options>
    </Box>
  );
}
