import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { below, borderWidth, color, maxWidth, radius, shadow, size, space, square } from '../../../theme';
import { Icon } from '../../ui/Icon';
import { Container } from '../../ui/section/Container';
import { useDetailsPanel } from '../../ui/useDetailsPanel';
import type { SearchBoxProps } from '../search/SearchBox';
import { SearchForm } from '../search/SearchForm';

const Panel = styled.details`
  @media print { display: none; }
`;

/* Open, its target is the whole window: a press beside the sheet closes it. */
const Toggle = styled.summary`
  ${square(size.target)}
  border-radius: ${radius.control};

  &:hover { color: ${color.oxblood}; }

  details:not([open]) > & > :last-child,
  details[open] > & > :first-child {
    display: none;
  }

  details[open] > &::before {
    content: '';
    position: fixed;
    inset: 0;
    cursor: default;
  }
`;

/* Hangs from the header and lies over the page: nothing moves. */
const Sheet = styled.div`
  position: absolute;
  top: 100%;
  right: 0;
  left: 0;
  padding-block: ${space[3]} ${space[6]};
  border-bottom: ${borderWidth.hairline} solid ${color.line};
  background: ${color.paper};
  box-shadow: ${shadow.sheet};

  & form {
    max-width: ${maxWidth.narrow};
    margin-left: auto;
  }

  ${below('nav')} {
    & form { max-width: none; }
  }
`;

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
