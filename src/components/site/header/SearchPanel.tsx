import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon';
import { Container } from '../../ui/section/Container';
import { useDetailsPanel } from '../../ui/useDetailsPanel';
import type { SearchBoxProps } from '../search/SearchBox';
import { SearchForm } from '../search/SearchForm';
import { Panel, Sheet, Toggle } from './searchPanelStyle';

export interface SearchPanelProps {
  /** What suggests answers; without it there is a plain form. */
  Box?: ComponentType<SearchBoxProps>;
  /** What was typed before the box came. */
  text?: string;
}

/** The search behind a glass: a native disclosure, which opens without scripts. With a box it comes open. */
export function SearchPanel({ Box, text }: SearchPanelProps) {
  const { t } = useTranslation('search');
  const { ref, close, onKeyDown, onBlur } = useDetailsPanel();
  return (
    <Panel ref={ref} data-search="" open={Box !== undefined} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Toggle aria-label={t('open')}>
        <Icon of={Search} size="m" />
        <Icon of={X} size="m" />
      </Toggle>
      <Sheet>
        <Container>
          {Box ? (
            <Box aria-label={t('open')} text={text} focused onLeave={close} />
          ) : (
            <SearchForm aria-label={t('open')} />
          )}
        </Container>
      </Sheet>
    </Panel>
  );
}
