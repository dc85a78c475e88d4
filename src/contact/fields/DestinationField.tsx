import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Select } from '../../components/form/Control';
import { Field, fieldAria } from '../../components/form/Field';
import { type Country, countries } from '../../facts/countries';
import { useFormWords } from '../useFormWords';
import { type FieldPlace, useInquiryField } from './useInquiryField';

interface DestinationFieldProps {
  place: FieldPlace;
  /** Chosen already in the page itself, as a clinic's page does. */
  preset?: Country;
}

/** The six countries, with the prompt of the specification (section 3). Who has not decided is told that any will do. */
export function DestinationField({ place, preset = undefined }: DestinationFieldProps) {
  const words = useFormWords();
  const { t } = useTranslation('common');
  const { id, name, message } = useInquiryField('destination', place);
  return (
    <Field id={id} label={words('fields.destination.label')} hint={words('fields.destination.hint')} message={message}>
      <Select
        {...fieldAria(id, { hint: true, message })}
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
      </Select>
    </Field>
  );
}
