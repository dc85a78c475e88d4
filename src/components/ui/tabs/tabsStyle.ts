import styled, { createGlobalStyle } from 'styled-components';
import { below, columns, minHeight, size, space, tabStrip } from '../../../theme';
import { onOtherTab, shownIn } from './tabShown';

/* Tabs cover no target and no focus (WCAG 2.2, 2.4.11). Scroll anchoring would move the window when another opens. */
export const TabsScrolling = createGlobalStyle`
  html {
    scroll-padding-top: ${size.keptFree.tabs};
    overflow-anchor: none;

    /* The strip has replaced the row. Its arrows stay in place for a second press. */
    ${below('tabs')} { scroll-padding-top: calc(${tabStrip.height} + ${space[2]}); }
  }
`;

export const Root = styled.div``;

export const Panels = styled.div`
  min-width: 0;
  padding-block: ${space.fluid.l} ${space.fluid.l};

  ${below('tabs')} { padding-block: calc(${tabStrip.height} + ${space[3]}) 0; }

  @supports not selector(:has(*)) {
    display: flex;
    flex-direction: column;
  }
`;

/* No section: the reader view would score each for itself, take the panels alone, and leave out what stands above them. */
export const Panel = styled.div`
  [data-tabs=''] > * > [data-panels] > & { display: none; }
  &:is(${shownIn('* > [data-panels]')}) { display: block; }

  /*
   * Without :has() the first panel cannot be hidden when another is requested. It stays below that one until hydration,
   * so that nothing above the reader disappears.
   */
  @supports not selector(:has(*)) {
    [data-tabs=''] > * > [data-panels] > &:is(:target, :first-child) { display: block; }
    [data-tabs=''] > * > [data-panels] > &:target { order: -1; }
  }

  @media (scripting: none) {
    [data-tabs=''] > * > [data-panels] > && { display: block; }
    & + & { margin-top: ${space[24]}; }
  }

  @media print {
    [data-tabs] > * > [data-panels] > &&& { display: block; }
    & + & { margin-top: ${space[8]}; }
  }
`;

/* As high as the panels and what is below them. */
export const Aside = styled.div`
  ${columns(1, '6')}
  grid-row: 1 / span 2;
  grid-column: 2;
  align-self: start;
  align-content: start;
  min-width: 0;
  padding-block: ${space.fluid.l} ${space.section};

  @media (min-height: ${minHeight.aside}) {
    position: sticky;
    top: calc(${size.keptFree.tabs} - ${space.fluid.l});
  }

  /* Below the panels there, and so at the end of the first one alone. */
  ${below('tabs')} {
    position: static;
    padding-block: ${space[6]} 0;

    ${onOtherTab}
  }

  @media print {
    position: static;
    padding-block: ${space[8]} 0;
  }
`;

export const Below = styled.div`
  ${columns(1, '6')}
  min-width: 0;
  padding-bottom: ${space.section};

  ${below('tabs')} {
    gap: ${space[4]};
    padding-block: ${space[5]};
  }

  @media print { padding-block: ${space[8]} 0; }
`;

/** Contains all of the tabs: the bar at the lower edge of phones is sticky within it. */
export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  grid-template-rows: auto 1fr;
  gap: 0 ${space.fluid.l};

  ${below('tabs')} { display: block; }
  @media print { display: block; }
`;
