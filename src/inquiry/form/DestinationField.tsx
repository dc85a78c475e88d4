import { useTranslation } from 'react-i18next';
import { Select } from '../../components/ui/form/Control';
import { offeredCountries } from '../../facts/countries';
import { useFormTranslation } from '../model/useFormTranslation';
import { undecided } from '../model/values';
import { LabeledField } from './LabeledField';

/**
 * The offered countries with the prompt (R3.1), and before them a choice for visitors who have not decided.
 * @param preset what the server's form sends for a clinic's page
 */
export function DestinationField({ preset }: { preset: string }) {
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
