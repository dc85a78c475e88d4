import styled, { css } from 'styled-components';
import { visuallyHidden } from '../../../components/ui/VisuallyHidden';
import { below, borderWidth, color, fontWeight, row, space, timeline, typeset } from '../../../theme';

/** Whose path it is, where no choice says it. */
const named = css`
  & > figure:not(:only-of-type)::before {
    content: attr(aria-label);
    display: block;
    margin-top: ${space[5]};
    font-weight: ${fontWeight.strong};
    break-after: avoid;
  }
`;

/**
 * One figure per clinic: the chosen one shows, on paper too, where prices and comparison have the days of all. Without
 * `:has()` all of them stand below each other.
 */
export const Chosen = styled.div<{ $count: number }>`
  & > figure { position: relative; }

  /* Below the heading the names say it. */
  ${below('phone')} {
    & > fieldset > legend { ${visuallyHidden} }
  }

  @media print { ${named} }
  @supports not selector(:has(a)) { ${named} }

  @supports selector(:has(a)) {
    ${({ $count }) =>
      Array.from(
        { length: $count },
        (_, index) =>
          `&:has(label:nth-of-type(${index + 1}) > :checked) > figure:not(:nth-of-type(${index + 1})) { display: none; }`,
      ).join('\n')}
  }
`;

export const Key = styled.div`
  display: none;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[6]};
  margin-top: ${space[4]};
  ${typeset('sm', 'ink2')}

  @media screen and (min-width: ${timeline.wide}) { display: flex; }
  & > span { ${row('2')} }

  & i {
    border: .32em solid ${color.trail};
    border-radius: 50%;
  }

  & .night { border-color: ${color.oxblood}; }

  & .week {
    padding: .16em;
    border: ${borderWidth.strong} solid ${color.tealDark};
  }

  & .maybe {
    padding: .16em;
    border: ${borderWidth.strong} solid ${color.trail};
  }

  /* The colors are the information here. */
  @media (forced-colors: active) {
    & i {
      outline: ${borderWidth.hairline} solid CanvasText;
      forced-color-adjust: none;
    }
  }
`;
