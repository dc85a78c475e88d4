import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Select } from '../../components/ui/form/Control';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import { color, size, space, typeset } from '../../theme';
import type { Procedure } from './choose';

const Chip = styled.div`
  & select {
    min-height: ${size.target};
    padding-block: ${space[1]};
    background: ${color.foam};
    ${typeset('medium card')}
  }
`;

interface ProcedureChoiceProps {
  procedures: readonly Procedure[];
  common: readonly Procedure[];
  /** Id; undefined where clinics are compared in general. */
  value: string | undefined;
  onChange: (procedure: string | undefined) => void;
}

/** The select of the compared procedure; those that all clinics offer come first. */
export function ProcedureChoice({ procedures, common, value = '', onChange }: ProcedureChoiceProps) {
  const { t } = useTranslation('compare');
  const id = useId();
  const groups = [
    { label: t('chosen.forAll'), options: common },
    { label: t('chosen.forSome'), options: procedures.filter((procedure) => !common.includes(procedure)) },
  ];
  return (
    <Chip>
      <VisuallyHidden as="label" htmlFor={id}>
        {t('for')}
      </VisuallyHidden>
      <Select
        id={id}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      >
        <option value="">{t('general')}</option>
        {groups.map(
          ({ label, options }) =>
            options.length > 0 && (
              <optgroup key={label} label={label}>
                {options.map((procedure) => (
                  <option key={procedure.id} value={procedure.id}>
                    {procedure.name}
                  </option>
                ))}
              </optgroup>
            ),
        )}
      </Select>
    </Chip>
  );
}
