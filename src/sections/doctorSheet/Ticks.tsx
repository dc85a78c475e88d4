import styled from 'styled-components';
import type { SheetPart } from '../../data/doctorSheet';
import { defaultLanguage } from '../../facts/locales';
import { below, borderWidth, color, font, fontWeight, paper, size, space } from '../../theme';
import { useSheetLanguages } from './useSheetLanguages';

const Part = styled.fieldset`
  margin-top: ${space[4]};

  & > legend {
    width: 100%;
    padding: 0 0 ${space[1]};
    border-bottom: ${borderWidth.field} solid ${color.ink};
  }

  & > legend,
  & label {
    display: grid;
    grid-template-columns: ${size.tick} repeat(2, minmax(0, 1fr));
    gap: 0 ${space[3]};
    align-items: center;
  }

  & > legend > span {
    grid-row: 1;
    font-family: ${font.serif};
    font-size: 1.15em;
    font-weight: ${fontWeight.heading};
  }

  & > legend > :first-child { grid-column: 2; }
  & > legend > :last-child { grid-column: 3; }

  & label {
    min-height: ${size.target};
    padding-block: ${space[1]};
    border-bottom: ${borderWidth.hairline} solid ${color.line};
    cursor: pointer;
  }

  & label:hover { background: ${color.foam}; }

  & input {
    width: ${size.tick};
    height: ${size.tick};
    margin: 0;
    accent-color: ${color.oxblood};
  }

  ${below('form')} {
    @media screen {
      & > legend,
      & label {
        grid-template-columns: ${size.tick} minmax(0, 1fr);
      }

      & label > span { grid-column: 2; }

      & > legend > :nth-child(n) {
        grid-column: 1 / -1;
        grid-row: auto;
      }
    }
  }

  /* Black, so that a photocopy shows the ticks. */
  @media print {
    margin-top: ${paper.air.part};

    & > legend { padding-bottom: 0; }

    & > legend,
    & label {
      grid-template-columns: 1.1em repeat(2, minmax(0, 1fr));
    }

    & label {
      min-height: 0;
      padding-block: ${paper.air.tick};
      break-inside: avoid;
    }

    & input {
      width: 1.1em;
      height: 1.1em;
      accent-color: ${color.print};
      print-color-adjust: exact;
    }
  }
`;

/** What may apply to the patient: one checkbox a line, in the sheet's languages. Ticks are neither stored nor sent. */
export function Ticks({ part: { key, title, lines } }: { part: SheetPart }) {
  const pair = useSheetLanguages();
  return (
    // Firefox keeps ticked boxes over a reload unless their form says no; `dialog` sends nothing by Enter.
    <form method="dialog" autoComplete="off">
      <Part>
        <legend>
          {pair.map((language) => (
            <span key={language} lang={language}>
              {title[language]}
            </span>
          ))}
        </legend>
        {lines[defaultLanguage].map((line, index) => (
          <label key={line}>
            <input type="checkbox" data-tick={key} />
            {pair.map((language) => (
              <span key={language} lang={language}>
                {lines[language][index]}
              </span>
            ))}
          </label>
        ))}
      </Part>
    </form>
  );
}
