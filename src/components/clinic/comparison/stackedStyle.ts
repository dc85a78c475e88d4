import { css } from 'styled-components';
import { borderWidth, color, columnWidth, edge, fontSize, fontWeight, lineHeight, size, space } from '../../../theme';
import { visuallyHidden } from '../../ui/VisuallyHidden';
import { top } from './tableContext';

/* Question above, one clinic's answer under the other's: nothing to move sideways. */
export const stacked = css`
  display: block;

  & > thead,
  & > tbody,
  & tr,
  & th,
  & td {
    display: block;
  }

  & thead td {
    display: none;
  }

  & thead th {
    position: relative;
    top: auto;
    min-height: ${size.menuRow};
    padding: ${space[2]} ${space[14]} ${space[2]} 0;
    border-top: ${borderWidth.hairline} solid ${color.line};
    border-bottom: 0;
    background: none;
  }

  & thead tr {
    border-bottom: ${borderWidth.field} solid ${color.ink};
  }

  & tbody th[scope='rowgroup'] {
    padding: ${space[8]} 0 ${space[1]};
    border: 0;
  }

  & tbody tr:not(:first-child) {
    padding-block: ${space[1]} ${space[3]};
    border-top: ${borderWidth.hairline} solid ${color.line};
  }

  & tbody th[scope='row'] {
    top: ${edge('5rem', top)};
    left: auto;
    z-index: 3;
    padding: ${space[2]} 0 ${space[2]} ${space[4]};
    border: 0;
  }

  & tbody td {
    padding: ${space[2]} 0;
    border: 0;
  }

  & [data-differs] > td {
    background: none;
  }

  & [data-differs] > td + td {
    border-left: 0;
  }

  & tbody td + td {
    border-top: ${borderWidth.hairline} dashed ${color.line};
  }

  & td[data-clinic] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[3]};
  }

  & td[data-clinic]::before {
    content: attr(data-clinic);
    flex: 0 0 max(${columnWidth.compared.name}, 20%);
    font-size: ${fontSize.sm};
    font-weight: ${fontWeight.label};
    line-height: ${lineHeight.field};
    color: ${color.tealDark};
  }

  & td[data-clinic] > div {
    flex: 1 1 ${columnWidth.compared.answer};
    min-width: 0;
  }

  & td[data-all] {
    padding-left: ${space[4]};
  }
`;

/* Nobody is taken out there, and the names stand with each answer. */
export const hiddenNames = css`
  & > thead {
    ${visuallyHidden}
    display: block;
  }
`;
