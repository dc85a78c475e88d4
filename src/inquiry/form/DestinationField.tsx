import { useTranslation } from 'react-i18next';
import { Select } from '../../components/ui/form/Control';
import { type Country, offeredCountries } from '../../facts/countries';
import { useFormTranslation } from '../model/useFormTranslation';
import { undecided } from '../model/values';
import { LabeledField } from './LabeledField';

/**
 * The offered countries with the prompt (R3.1), and before them a choice for visitors who have not decided.
 * @param preset the destination that the page itself has chosen, such as the country of a clinic
 */
export function DestinationField({ preset = '' }: { preset?: Country | '' | undefined }) {
  const words = useFormTranslation();
  const { t } = useTranslation('common');
  return (
    <LabeledField field="destination">
      {({ readOnly, ...control }) => (
        <Select {...control} defaultValue={preset} autoComplete="off">
          <option value="">{words('fields.destination.prompt')}</option>
          <option value={undecided}>{words('fields.destination.notSure')}</option>
          {offeredCountries.map((country) => (
            <option key={country} value={country}>
              {t(`countries.${country}`)}
            </option>
          ))}
        </Select>
      )}
    </LabeledField>
  );
}
