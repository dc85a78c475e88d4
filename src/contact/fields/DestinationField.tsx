import { useTranslation } from 'react-i18next';
import { Select } from '../../components/form/Control';
import { Field, fieldAria } from '../../components/form/Field';
import { type Country, countries } from '../../facts/countries';
import { useFormWords } from '../useFormWords';
import { undecided } from '../values';
import { type FieldPlace, useInquiryField } from './useInquiryField';

interface DestinationFieldProps {
  place: FieldPlace;
  /** The destination that the page itself has chosen, such as the country of a clinic. */
  preset?: Country | undefined;
}

/** The six countries with the prompt (R3.1), and a last choice for visitors who have not decided. */
export function DestinationField({ place, preset }: DestinationFieldProps) {
  const words = useFormWords();
  const { t } = useTranslation('common');
  const { id, name, message } = useInquiryField('destination', place);
  return (
    <Field id={id} label={words('fields.destination.label')} message={message}>
      <Select
        {...fieldAria(id, { message })}
        name={name}
        defaultValue={preset ?? ''}
        required
        autoComplete="off"
        $fine={message?.tone === 'success'}
      >
        <option value="">{words('fields.destination.prompt')}</option>
        {countries.map((country) => (
          <option key={country} value={country}>
            {t(`countries.${country}`)}
          </option>
        ))}
        <option value={undecided}>{words('fields.destination.notSure')}</option>
      </Select>
    </Field>
  );
}
