import type { ReactNode } from 'react';
import { HydrationBoundary } from '../../../hydration/HydrationBoundary';
import { TabStrip, type TabStripWords } from './TabStrip';
import { Row, Tab } from './tabRowStyle';
import { Aside, Below, Body, Panel, Panels, Root, TabsScrolling } from './tabsStyle';
import { tabId, useTabs } from './useTabs';

interface TabItem {
  /** Fragment of the panel in the address, unique on the page. */
  readonly id: string;
  readonly label: string;
  /** The panel's fragment with `#` on this page in other languages, as `data-es`; the language switch keeps it. */
  readonly alternates?: Readonly<Record<`data-${string}`, string>>;
  /** Begins with a heading, because in print and without scripts all panels are shown one below the other. */
  readonly content: ReactNode;
}

interface TabsProps {
  label: string;
  /** At most eight. The first shows when the address names none. */
  tabs: readonly TabItem[];
  /** Accessible name of the strip that replaces the row on phones. */
  strip: TabStripWords;
  /** Beside every panel; below it on narrow windows. */
  aside?: ReactNode;
  below?: ReactNode;
}

/**
 * Tabs whose panels are all in the HTML. Before hydration the tabs are links to fragments and CSS shows the panel in
 * the address. Without scripts all panels show. After hydration it is the WAI-ARIA tabs pattern, without a change of
 * layout.
 */
export function Tabs({ label, tabs, strip, aside, below }: TabsProps) {
  const ids = tabs.map(({ id }) => id);
  const { hydrated, selected, onClick, onKeyDown } = useTabs(ids);
  return (
    <Root onClick={onClick} data-tabs={hydrated ? ids.indexOf(selected) + 1 : ''}>
      <TabsScrolling />
      <TabStrip words={strip} tabs={tabs} />
      <Row data-row="" aria-label={label} role={hydrated ? 'tablist' : undefined} onKeyDown={onKeyDown}>
        {tabs.map(({ id, label: name }) => (
          <Tab
            key={id}
            id={tabId(id)}
            href={`#${id}`}
            role={hydrated ? 'tab' : undefined}
            aria-selected={hydrated ? id === selected : undefined}
            aria-controls={hydrated ? id : undefined}
            tabIndex={hydrated && id !== selected ? -1 : undefined}
          >
            {name}
          </Tab>
        ))}
      </Row>
      <Body>
        <Panels data-panels="">
          {tabs.map(({ id, alternates, content }) => (
            <Panel
              key={id}
              id={id}
              {...alternates}
              aria-labelledby={hydrated ? tabId(id) : undefined}
              role={hydrated ? 'tabpanel' : undefined}
              tabIndex={hydrated ? 0 : undefined}
              hidden={hydrated && id !== selected}
            >
              <HydrationBoundary>{content}</HydrationBoundary>
            </Panel>
          ))}
        </Panels>
        {aside && <Aside>{aside}</Aside>}
        {below && <Below>{below}</Below>}
      </Body>
    </Root>
  );
}
