import styled, { css } from 'styled-components';
import {
  breakpoint,
  color,
  column,
  extent,
  focus,
  font,
  icon,
  leading,
  radius,
  size,
  space,
  stroke,
  tracking,
  underline,
  weight,
} from '../../theme';
import { visuallyHidden } from '../visuallyHidden/VisuallyHidden';

/*
 * Where a comparison stands says on what ground and below what: `--comparison-ground`, a color, and `--comparison-top`, the
 * height of what stays at the window's upper edge.
 */
const ground = `var(--comparison-ground, ${color.paper})`;
const top = 'var(--comparison-top, 0)';

/** Before a question whose answers differ, and before the words of the checkbox that leaves only those. */
export const mark = css`
  content: '';
  width: ${extent.mark.width};
  height: ${extent.mark.height};
  border: ${stroke.hairline} solid ${color.ink};
  border-radius: ${stroke.hairline};
  background: ${color.sunrise};
  forced-color-adjust: none;
  print-color-adjust: exact;
`;

/* Question above, one clinic's answer under the other's: nothing to move sideways. */
const stacked = css`
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
    min-height: ${extent.menuRow};
    padding: ${space[2]} ${space[14]} ${space[2]} 0;
    border-top: ${stroke.hairline} solid ${color.line};
    border-bottom: 0;
    background: none;
  }

  & thead tr {
    border-bottom: ${stroke.field} solid ${color.ink};
  }

  & tbody th[scope='rowgroup'] {
    padding: ${space[8]} 0 ${space[1]};
    border: 0;
  }

  & tbody tr:not(:first-child) {
    padding-block: ${space[1]} ${space[3]};
    border-top: ${stroke.hairline} solid ${color.line};
  }

  & tbody th[scope='row'] {
    top: ${top};
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
    border-top: ${stroke.hairline} dashed ${color.line};
  }

  & td[data-clinic] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[3]};
  }

  & td[data-clinic]::before {
    content: attr(data-clinic);
    flex: 0 0 max(${column.compared.name}, 20%);
    font-size: ${size.sm};
    font-weight: ${weight.label};
    line-height: ${leading.field};
    color: ${color.tealDark};
  }

  & td[data-clinic] > div {
    flex: 1 1 ${column.compared.answer};
    min-width: 0;
  }

  & td[data-all] {
    padding-left: ${space[4]};
  }
`;

/* Nobody is taken out there, and the names stand with each answer. */
const hiddenNames = css`
  & > thead {
    ${visuallyHidden}
    display: block;
  }
`;

interface Look {
  /** At every width: more clinics than a table holds side by side. */
  $stacked: boolean;
  /** Its clinics can be taken out. */
  $editable: boolean;
}

export const Table = styled.table<Look>`
  position: relative;
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  font-size: ${size.card};
  line-height: ${leading.small};

  @media screen {
    & > caption {
      ${visuallyHidden}
    }
  }

  & th,
  & td {
    font-weight: ${weight.text};
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  & thead :is(th, td) {
    position: sticky;
    top: ${top};
    z-index: 4;
    padding: ${space[4]} ${space[12]} ${space[3]} ${space[5]};
    border-bottom: ${stroke.field} solid ${color.ink};
    background: ${ground};
    vertical-align: bottom;
  }

  & thead td {
    left: 0;
    z-index: 5;
    width: 23%;
    padding-inline: 0 ${space[5]};
  }

  & tbody th[scope='rowgroup'] {
    padding: ${space[10]} 0 ${space[2]};
    border-bottom: ${stroke.hairline} solid ${color.line};
    font-family: ${font.serif};
    font-size: ${size.h4};
    font-weight: ${weight.heading};
    line-height: ${leading.title};
  }

  & tbody th[scope='row'] {
    position: sticky;
    left: 0;
    z-index: 2;
    padding: ${space[4]} ${space[5]} ${space[4]} ${space[4]};
    border-bottom: ${stroke.hairline} solid ${color.line};
    background: ${ground};
    line-height: ${leading.contact};
  }

  & tbody td {
    padding: ${space[4]} ${space[5]};
    border-bottom: ${stroke.hairline} solid ${color.line};
  }

  & [data-differs] > td {
    background: ${color.card};
  }

  & [data-differs] > td + td {
    border-left: ${stroke.hairline} solid ${color.line};
  }

  & [data-differs] > th {
    font-weight: ${weight.button};
  }

  & [data-differs] > th::before {
    ${mark}
    position: absolute;
    left: 0;
    margin-top: .28em;
  }

  & tr[data-agrees] > * {
    color: ${color.ink2};
  }

  & td[data-all] > div {
    display: flex;
    gap: .35em;
  }

  & td > div > b {
    flex: none;
    font-weight: ${weight.label};
    color: ${color.ink};
  }

  @media screen {
    ${({ $stacked }) => $stacked && stacked}
    ${({ $stacked, $editable }) => $stacked && !$editable && hiddenNames}
  }

  @media screen and (max-width: ${breakpoint.filter}) {
    ${stacked}
    ${({ $editable }) => !$editable && hiddenNames}
  }

  /* Three clinics fit on one sheet of A4. */
  @media print {
    ${({ $stacked }) => $stacked && stacked}
    font-size: ${size.print};
    line-height: ${leading.control};

    & > caption {
      padding-bottom: ${space[1]};
      font-family: ${font.serif};
      font-size: ${size.base};
      font-weight: ${weight.heading};
      text-align: left;
    }

    & thead :is(th, td) {
      position: static;
      padding: 0 ${space[1]} ${space[1]};
      background: none;
    }

    & thead td {
      width: 17%;
    }

    & tbody th[scope='rowgroup'] {
      padding: ${space[1]} 0 0;
      font-size: ${size.sm};
    }

    & tbody td {
      padding: ${space.half} ${space[1]};
    }

    & [data-differs] > td {
      background: none;
    }

    & tbody th[scope='row'] {
      position: relative;
      padding: ${space.half} 0 ${space.half} ${space[3]};
      background: none;
      line-height: inherit;
    }

    & tr {
      break-inside: avoid;
    }
  }
`;

/** A clinic above its column. */
export const Head = styled.div`
  position: relative;

  & > :is(a, b) {
    display: inline-block;
    font-family: ${font.serif};
    font-size: ${size.h4};
    font-weight: ${weight.heading};
    line-height: ${leading.title};
    letter-spacing: ${tracking.title};
    text-decoration: none;
  }

  & > a:hover {
    color: ${color.oxblood};
    text-decoration: underline;
    text-underline-offset: ${underline.link};
  }

  & > small {
    display: block;
    font-size: ${size.sm};
    font-weight: ${weight.medium};
    line-height: ${leading.field};
    color: ${color.tealDark};
  }

  & > button {
    position: absolute;
    right: calc(-1 * ${space[12]});
    bottom: -${space[2]};
    display: grid;
    place-items: center;
    width: ${extent.target};
    height: ${extent.target};
    padding: 0;
    border: 0;
    border-radius: ${radius.control};
    background: none;
    color: ${color.ink2};
    cursor: pointer;
  }

  & > button:hover {
    background: ${color.tag};
  }

  & > button:focus-visible {
    outline-offset: ${focus.inside};
  }

  @media print {
    & > :is(a, b) {
      font-size: ${size.sm};
    }

    & > small {
      font-size: ${size.printSmall};
    }

    & > button {
      display: none;
    }
  }
`;

/** One part of an answer. */
export const Part = styled.div`
  display: flex;
  gap: ${space[2]};

  & + & {
    margin-top: ${space[3]};
  }

  & > span:first-child:not(:last-child) {
    width: ${icon.s};
    height: ${icon.s};
    margin-top: ${stroke.hairline};
    color: ${color.tealDark};
  }

  & b {
    font-weight: ${weight.strong};
    font-variant-numeric: tabular-nums;
  }

  & small {
    display: block;
    font-size: ${size.sm};
    line-height: ${leading.field};
    color: ${color.ink2};
  }

  & small[data-warning] {
    font-weight: ${weight.button};
    color: ${color.ink};
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${extent.target};
    margin-block: -${space[3]};
    font-size: ${size.sm};
    font-weight: ${weight.button};
    color: ${color.oxblood};
    text-underline-offset: ${underline.text};
  }

  @media print {
    & > span:first-child:not(:last-child) {
      width: ${icon.text};
      height: ${icon.text};
      margin: 0;
    }

    & small {
      display: inline;
      font-size: ${size.printSmall};
      line-height: inherit;
    }

    & small::before {
      content: ' · ';
    }

    & + & {
      margin-top: ${space.half};
    }

    & a {
      display: none;
    }
  }
`;
