import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type ComponentProps, type ComponentType, lazy, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../../client/loadChunk';
import { StaticHtml } from '../../../hydration/StaticHtml';
import { Icon } from '../../ui/Icon';
import { usePage } from '../../ui/page/PageProvider';
import { Container } from '../../ui/section/Container';
import { useDetailsPanel } from '../../ui/useDetailsPanel';
import type { SearchBoxProps } from '../search/SearchBox';
import { Panel, Sheet, Toggle } from './headerSearchStyle';

/** Stands in the server's HTML, so that only a page that came by a navigation loads its 1 KB. */
const PlainForm = lazy<ComponentType<ComponentProps<'form'>>>(() =>
  loadChunk(() => import('../search/SearchForm')).then(
    (module) => ({ default: module.SearchForm }),
    () => ({ default: () => null }),
  ),
);

const loadBox = async (): Promise<ComponentType<SearchBoxProps>> =>
  (await loadChunk(() => import('../search/SearchBox'))).SearchBox;

/**
 * The search behind a glass: a native disclosure with a plain form, so it works before and without scripts. What suggests
 * answers is loaded when it is opened, and takes over what was typed meanwhile.
 */
export function HeaderSearch() {
  const { t } = useTranslation('search');
  const { language } = usePage();
  const { ref, close, onKeyDown, onBlur } = useDetailsPanel();
  const loading = useRef(false);
  const [arrived, setArrived] = useState<{ Box: ComponentType<SearchBoxProps>; text: string; isOpen: boolean }>();

  const field = useCallback(() => ref.current?.querySelector('input'), [ref]);

  const load = useCallback(() => {
    if (loading.current) return;
    loading.current = true;
    loadBox()
      .then((Box) => setArrived({ Box, text: field()?.value ?? '', isOpen: ref.current?.open ?? false }))
      .catch((error: unknown) => {
        loading.current = false;
        console.error('The search could not be loaded.', error);
      });
  }, [field, ref]);

  const open = useCallback(() => {
    if (!ref.current?.open) return;
    field()?.focus();
    load();
  }, [field, load, ref]);

  // Opened before the page woke up.
  useEffect(open, [open]);

  return (
    <Panel ref={ref} data-search="" onToggle={open} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Toggle aria-label={t('open')} onPointerEnter={load}>
        <Icon of={Search} size="m" />
        <Icon of={X} size="m" />
      </Toggle>
      <Sheet>
        <Container>
          {arrived ? (
            <arrived.Box aria-label={t('open')} text={arrived.text} focused={arrived.isOpen} onLeave={close} />
          ) : (
            <StaticHtml key={language}>
              <PlainForm aria-label={t('open')} />
            </StaticHtml>
          )}
        </Container>
      </Sheet>
    </Panel>
  );
}
