import { useEffect, useRef, useState } from 'react';
import { loadChunk } from '../../../client/loadChunk';
import { StaticHtml } from '../../../hydration/StaticHtml';
import { lazyPart } from '../../ui/lazyPart';
import { usePage } from '../../ui/page/PageProvider';
import type { SearchPanel, SearchPanelProps } from './SearchPanel';

/** Stands in the server's HTML, so that only a page that came in another language loads it. */
const PlainPanel = lazyPart(async () => (await loadChunk(() => import('./SearchPanel'))).SearchPanel);

const loadAll = async (): Promise<[typeof SearchPanel, Pick<SearchPanelProps, 'Box'>]> => {
  const [{ SearchPanel }, { SearchBox }] = await Promise.all([
    loadChunk(() => import('./SearchPanel')),
    loadChunk(() => import('../search/SearchBox')),
  ]);
  return [SearchPanel, { Box: SearchBox }];
};

/**
 * The search of every page: a plain form in the HTML. The code of what suggests answers is loaded when it is opened, and
 * takes over what was typed meanwhile.
 */
export function HeaderSearch({ className }: { className?: string }) {
  const { language } = usePage();
  const frame = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<[typeof SearchPanel, SearchPanelProps]>();

  useEffect(() => {
    const { current: element } = frame;
    const onToggle = () => {
      const panel = element?.querySelector('details');
      const field = panel?.querySelector('input');
      if (!panel?.open || !field) return;
      field.focus();
      loadAll()
        .then(([Panel, props]) => {
          // One that was closed meanwhile is taken over when it is opened again.
          if (panel.open) setLive((before) => before ?? [Panel, { ...props, text: field.value }]);
        })
        .catch((error: unknown) => console.error('The search could not be loaded.', error));
    };
    // The event does not bubble, and its element is none of React's at first.
    element?.addEventListener('toggle', onToggle, true);
    // Opened before the page woke up.
    onToggle();
    return () => element?.removeEventListener('toggle', onToggle, true);
  }, []);

  const [Panel, props] = live ?? [];
  return (
    <div ref={frame} className={className}>
      {Panel ? (
        <Panel {...props} />
      ) : (
        <StaticHtml key={language}>
          <PlainPanel />
        </StaticHtml>
      )}
    </div>
  );
}
