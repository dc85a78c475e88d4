import { useEffect, useRef, useState } from 'react';
import { useField } from 'react-final-form';
import { Button } from '../../components/ui/button/Button';
import { TextInput } from '../../components/ui/form/Control';
import { Hint } from '../../components/ui/form/Field';
import { usePage } from '../../components/ui/page/PageProvider';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import { cleanToken } from '../model/clean';
import { useFormTranslation } from '../model/useFormTranslation';
import { phoneRules, understandPhone } from '../state/phoneRules';
import { useStore } from '../state/store';
import { LabeledField } from './LabeledField';

const digitsOf = (text: string): string => cleanToken(text).replace(/[^\d+]/g, '');

/** Sets the value like typed text: the form library and the draft are updated. */
const write = (field: HTMLInputElement, value: string): void => {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/**
 * Formats the number only when the field is left. A number without country code is interpreted at once, with the next
 * interpretation as a button: a message that appeared on leaving would move the form under the pointer.
 * @param ofClinics the destination that chosen clinics bring
 */
export function PhoneField({ ofClinics = '' }: { ofClinics?: string }) {
  const words = useFormTranslation();
  const { language } = usePage();
  const library = useStore(phoneRules);
  const { input: chosen } = useField<string>('destination', { subscription: { value: true } });
  const destination = ofClinics || chosen.value;
  const [typed, setTyped] = useState('');
  const element = useRef<HTMLInputElement>(null);
  const reading = typed ? understandPhone(typed, destination, language) : undefined;
  const assumed = reading?.assumed ? words('fields.phone.reading', { number: reading.international }) : undefined;

  const leave = (field: HTMLInputElement): void => {
    const laidOut = understandPhone(field.value, destination, language)?.laidOut;
    if (laidOut && laidOut !== field.value && digitsOf(laidOut) === digitsOf(field.value)) write(field, laidOut);
    setTyped(field.value);
  };

  // A number that was typed and left before the library had loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the library arrives
  useEffect(() => {
    const field = element.current;
    if (library && field?.value && field !== document.activeElement) leave(field);
  }, [library]);

  const readAs = (number: string): void => {
    if (!element.current) return;
    write(element.current, number);
    // The button is removed, and its focus would be lost.
    element.current.focus();
  };

  const other = reading?.other;
  return (
    <LabeledField field="phone" optional hint={words('fields.phone.hint')} also={assumed ? 'reading' : undefined}>
      {(control) => (
        <>
          <TextInput
            ref={element}
            {...control}
            type="tel"
            autoComplete="tel"
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
            onBlur={({ currentTarget }) => leave(currentTarget)}
          />
          {assumed && <Hint id={`${control.id}-reading`}>{assumed}</Hint>}
          {other && !control.readOnly && (
            <div>
              <Button $variant="secondary" $size="small" onClick={() => readAs(other)}>
                {words('fields.phone.other', { number: other })}
              </Button>
            </div>
          )}
          <VisuallyHidden role="status">{assumed}</VisuallyHidden>
        </>
      )}
    </LabeledField>
  );
}
