import ArrowRight from 'lucide-react/icons/arrow-right';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import type { SearchItem } from '../../../data/search';
import { borderWidth, color, grid, serif, space, typeset } from '../../../theme';
import { Icon } from '../../ui/Icon';
import { Ways } from './Ways';

const row = css`
  ${grid('minmax(0, 1fr) auto', '0 3', 'center', 'target')}
  padding: ${space[2]} ${space[4]};
  border-top: ${borderWidth.hairline} solid ${color.line};
  cursor: pointer;

  &[aria-selected='true'] { background: ${color.foam}; }

  /* Forced colors drop the background. */
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      background: Highlight;
      forced-color-adjust: none;
    }

    &[aria-selected='true'],
    &[aria-selected='true'] * {
      color: HighlightText;
    }
  }
`;

const Row = styled.div`
  ${row}
`;

const Last = styled(Row)`
  background: ${color.paper2};
`;

const Name = styled.span`
  ${serif('name', 'oxblood')}
`;

const Count = styled.span`
  ${typeset('sm', 'ink2')}
`;

const Lines = styled.span`
  grid-column: 1 / -1;
`;

interface OptionProps {
  id: string;
  chosen: boolean;
  onChoose: () => void;
}

/** One answer in the list under a search box. The focus stays in the box, whose keys choose (ARIA combobox). */
export function Suggestion({ item, id, chosen, onChoose }: OptionProps & { item: SearchItem }) {
  const { t } = useTranslation('common');
  return (
    <Row role="option" id={id} aria-selected={chosen} tabIndex={-1} onClick={onChoose}>
      <Name>{item.names[0]}</Name>
      {item.row ? <Count>{t('clinicCount', { count: item.row.clinics })}</Count> : <Icon of={ArrowRight} />}
      {item.row && (
        <Lines>
          <Ways figures={item.row.figures} unproven={item.unproven} />
        </Lines>
      )}
    </Row>
  );
}

/** A way on at the end of the list. */
export function WayOn({ words, id, chosen, onChoose }: OptionProps & { words: string }) {
  return (
    <Last role="option" id={id} aria-selected={chosen} tabIndex={-1} onClick={onChoose}>
      {words}
      <Icon of={ArrowRight} />
    </Last>
  );
}
