import { useEffect, useState } from 'react';
import { useField } from 'react-final-form';
import { TextArea } from '../../components/ui/form/Control';
import { Hint } from '../../components/ui/form/Field';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import { charactersLeft } from '../model/checkInquiry';
import { timeouts } from '../model/timeouts';
import { useFormTranslation } from '../model/useFormTranslation';
import { fieldLimits } from '../model/values';
import { LabeledField } from './LabeledField';

/** Free text with a counter near the limit. */
export function ConditionField() {
  const words = useFormTranslation();
  const { input } = useField<string>('condition', { subscription: { value: true } });
  const [spoken, setSpoken] = useState('');
  const left = charactersLeft(input.value) ?? Number.POSITIVE_INFINITY;
  const key = left < 0 ? 'fields.condition.over' : 'fields.condition.left';
  const counter = Number.isFinite(left) ? words(key, { count: Math.abs(left) }) : '';

  // A counter announced at every key would drown out everything else.
  useEffect(() => {
    const timer = setTimeout(setSpoken, timeouts.counterMs, counter);
    return () => clearTimeout(timer);
  }, [counter]);

  return (
    <LabeledField field="condition" hint={words('fields.condition.hint')}>
      {(control) => (
        <>
          <TextArea
            {...control}
            rows={3}
            minLength={fieldLimits.condition.min}
            // Otherwise browsers store the text on the device, and it is about somebody's health.
            autoComplete="off"
          />
          {counter && <Hint aria-hidden="true">{counter}</Hint>}
          <VisuallyHidden role="status">{spoken}</VisuallyHidden>
        </>
      )}
    </LabeledField>
  );
}
