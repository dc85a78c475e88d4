import { useEffect, useRef, useState } from 'react';
import { useField } from 'react-final-form';
import { Button } from '../../components/ui/button/Button';
import { TextInput } from '../../components/ui/form/Control';
import { Hint } from '../../components/ui/form/Field';
import { usePage } from '../../components/ui/page/PageProvider';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import { bare } from '../model/phone/readPhone';
import { useFormTranslation } from '../model/useFormTranslation';
import { keepDraft, typedPhone } from '../state/draft';
import { phoneRules, understandPhone } from '../state/phoneRules';
import { useStore } from '../state/store';
import { LabeledField } from './LabeledField';

/** Sets the value like typed text: the form library and the draft are updated. The draft keeps what was typed, for the mail. */
const write = (field: HTMLInputElement, value: string): void => {
  keepDraft({ phone: { shown: value, typed: typedPhone(field.value) } });
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/**
 * Formats the number only when the field is left. A number that says another thing than was typed is read back at once,
 * with further readings as buttons: a message that appeared on leaving would move the form under the pointer.
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
  const number = reading?.international;
  const differs = number && bare(number) !== bare(typed);
  const readBack = differs ? words('fields.phone.reading', { number }) : undefined;

  const leave = (field: HTMLInputElement): void => {
    const laidOut = understandPhone(field.value, destination, language)?.laidOut;
    if (laidOut && laidOut !== field.value && bare(laidOut) === bare(field.value)) write(field, laidOut);
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

  return (
    <LabeledField field="phone" optional hint={words('fields.phone.hint')} also={readBack ? 'reading' : undefined}>
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
          {readBack && <Hint id={`${control.id}-reading`}>{readBack}</Hint>}
          {!control.readOnly &&
            reading?.others.map((other) => (
              <div key={other}>
                <Button $variant="secondary" $size="small" onClick={() => readAs(other)}>
                  {words('fields.phone.other', { number: other })}
                </Button>
              </div>
            ))}
          <VisuallyHidden role="status">{readBack}</VisuallyHidden>
        </>
      )}
    </LabeledField>
  );
}
