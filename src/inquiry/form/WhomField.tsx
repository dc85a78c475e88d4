import styled from 'styled-components';
import { borderWidth, color, columns, fontWeight, radius, row, size, space, typeset } from '../../theme';
import { formspreeFields } from '../model/fieldNames';
import { useFormTranslation } from '../model/useFormTranslation';

const Box = styled.fieldset`
  & > legend {
    margin-bottom: ${space[1]};
    padding: 0;
    ${typeset('label card/label')}
  }

  & > div {
    ${columns(2)}
    border: ${borderWidth.field} solid ${color.lineStrong};
    border-radius: ${radius.control};
    background: ${color.card};
    overflow: hidden;
  }

  & label {
    ${row('2', 'middle')}
    min-height: ${size.control.menu};
    padding: ${space[1]} ${space[2]};
    ${typeset('card/name')}
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  & label + label { border-left: ${borderWidth.hairline} solid ${color.line}; }

  & label:has(:checked) {
    background: ${color.foam};
    font-weight: ${fontWeight.label};
  }

  & label:has(:focus-visible) {
    outline: ${borderWidth.bold} solid ${color.tealDark};
    outline-offset: -${borderWidth.bold};
  }

  & input {
    flex: none;
    width: 1.1em;
    height: 1.1em;
    margin: 0;
    accent-color: ${color.oxblood};
  }
`;

const choices = ['self', 'other'] as const;

/** For oneself or for somebody else, whose name nobody asks for. */
export function WhomField({ disabled }: { disabled: boolean }) {
  const words = useFormTranslation();
  return (
    <Box role="radiogroup" disabled={disabled}>
      <legend>{words('fields.whom.label')}</legend>
      <div>
        {choices.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={formspreeFields.whom}
              value={words(`fields.whom.${choice}`)}
              defaultChecked={choice === 'self'}
              data-whom={choice}
            />
            {words(`fields.whom.${choice}`)}
          </label>
        ))}
      </div>
    </Box>
  );
}
