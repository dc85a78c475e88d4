import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../components/ui/form/Control';
import { Field } from '../../components/ui/form/Field';
import type { Procedure } from './choose';

interface ProcedureChoiceProps {
  procedures: readonly Procedure[];
  /** Id; undefined where clinics are compared in general. */
  value: string | undefined;
  onChange: (procedure: string | undefined) => void;
}

/** What the clinics are compared for. */
export function ProcedureChoice({ procedures, value = '', onChange }: ProcedureChoiceProps) {
  const { t } = useTranslation('compare');
  const id = useId();
  return (
    <Field id={id} label={t('for')}>
      <Select
        id={id}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      >
        <option value="">{t('general')}</option>
        {procedures.map((procedure) => (
          <option key={procedure.id} value={procedure.id}>
            {procedure.name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
