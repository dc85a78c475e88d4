import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../components/ui/button/Button';
import { iconButton } from '../../components/ui/button/iconButton';
import { Icon } from '../../components/ui/Icon';
import type { ClinicChoice } from '../../data/comparison';
import { below, borderWidth, color, columnWidth, focus, inlineRow, radius, space, typeset, wrapped } from '../../theme';

/* On phones one row that scrolls; a chip cut at the edge shows that there is more. */
const Chips = styled.div`
  ${wrapped('2', 'center')}
  padding-block: ${space[1]} ${space[3]};

  ${below('form')} {
    flex-wrap: nowrap;
    margin-inline: calc(-1 * ${space.gutter});
    padding-inline: ${space.gutter};
    overflow-x: auto;

    & > * {
      flex: none;
      max-width: ${columnWidth.chip};
    }
  }

  @media print { display: none; }
`;

const Chip = styled.span`
  ${inlineRow()}
  padding-left: ${space[4]};
  border: ${borderWidth.field} solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.card};
  ${typeset('medium card')}

  & > button {
    ${iconButton}
    border-radius: ${radius.control};
  }

  & > button:hover { background: ${color.tag}; }
  & > button:focus-visible { outline-offset: ${focus.inside}; }
`;

const Add = styled.div`
  padding-bottom: ${space[4]};

  @media print { display: none; }
`;

interface ChosenProps {
  /** Control for the compared procedure. */
  procedure: ReactNode;
  clinics: readonly ClinicChoice[];
  onRemove: (id: string) => void;
  /** Control that adds a clinic, once it is opened. */
  add: ReactNode;
}

/** The chosen procedure and clinics, each with a control to change it. */
export function Chosen({ procedure, clinics, onRemove, add }: ChosenProps) {
  const { t } = useTranslation('compare');
  const form = useId();
  const [adding, setAdding] = useState(false);
  return (
    <>
      <Chips role="group" aria-label={t('chosen.title')}>
        {procedure}
        {clinics.map(({ id, name }) => (
          <Chip key={id}>
            <span>{name}</span>
            <button type="button" data-remove={id} aria-label={t('remove', { name })} onClick={() => onRemove(id)}>
              <Icon of={X} />
            </button>
          </Chip>
        ))}
        <Button
          $variant="secondary"
          $size="small"
          aria-expanded={adding}
          aria-controls={form}
          onClick={() => setAdding(!adding)}
        >
          <Icon of={Plus} />
          <span>{t('chosen.add')}</span>
        </Button>
      </Chips>
      <Add id={form} hidden={!adding}>
        {add}
      </Add>
    </>
  );
}
