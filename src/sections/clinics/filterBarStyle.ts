import styled from 'styled-components';
import { below, borderWidth, color, edge, fontWeight, grid, inlineRow, radius, shadow, size, space } from '../../theme';

/* Sticks to the upper edge of phones. Open, it covers the whole window, so that a press beside the panel closes it. */
export const Switch = styled.details`
  display: none;

  ${below('phone')} {
    position: sticky;
    z-index: 7;
    top: ${edge('5rem')};
    display: block;
    margin-inline: calc(-1 * ${space.gutter});
    padding: ${space[2]} ${space.gutter};
    border-bottom: ${borderWidth.hairline} solid ${color.line};
    background: ${color.paper};
  }

  & > summary {
    ${inlineRow('3')}
    min-height: ${size.control.menu};
    padding: ${space[1]} ${space[5]};
    border: ${borderWidth.field} solid ${color.ink};
    border-radius: ${radius.control};
    font-weight: ${fontWeight.button};
  }

  &[open] { z-index: 30; }

  &[open] > summary::after {
    content: '';
    position: fixed;
    inset: 0;
    background: ${color.veil};
  }

  @media print, (scripting: none) { display: none; }
`;

/* Without scripting the whole list is shown, and filters would do nothing. */
export const Bar = styled.form`
  ${grid('minmax(0, 1.8fr) repeat(3, minmax(0, 1fr))', '4 5')}
  padding: ${space[6]} ${space[7]} ${space[7]};
  border: ${borderWidth.hairline} solid transparent;
  border-radius: ${radius.sheet};
  background: ${color.card};
  box-shadow: ${shadow.sheet};

  /* A row of its own, for the whole placeholder. */
  ${below('nav')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    & > :first-child { grid-column: 1 / -1; }
  }

  ${below('phone')} {
    display: none;
    grid-template-columns: minmax(0, 1fr);
    padding: ${space[6]} ${space.gutter} 0;

    details[open] + & {
      position: fixed;
      z-index: 31;
      inset: auto 0 0;
      display: grid;
      max-height: calc(${size.windowInSight} - ${space[12]});
      border-radius: ${radius.sheet} ${radius.sheet} 0 0;
      background: ${color.paper};
      overflow: auto;
      overscroll-behavior: contain;
    }
  }

  @media print, (scripting: none) { display: none; }
`;

/** Button back to the list, always visible. */
export const Show = styled.div`
  display: none;

  ${below('phone')} {
    position: sticky;
    bottom: 0;
    display: grid;
    margin-inline: calc(-1 * ${space.gutter});
    padding: ${space[3]} ${space.gutter} calc(${space[4]} + env(safe-area-inset-bottom));
    border-top: ${borderWidth.hairline} solid ${color.line};
    background: ${color.paper};
  }
`;
