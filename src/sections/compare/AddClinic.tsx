import { type FormEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../components/ui/button/Button';
import { Select } from '../../components/ui/form/Control';
import { Field } from '../../components/ui/form/Field';
import { CardText } from '../../components/ui/section/Section';
import type { ClinicChoice } from '../../data/comparison';
import { compared } from '../../facts/limits';
import { below, columnWidth, maxWidth, wrapped } from '../../theme';

const Form = styled.form`
  ${wrapped('3', 'end')}
  max-width: ${maxWidth.narrow};

  & > :first-child {
    flex: 1 1 ${columnWidth.addClinic};
    min-width: 0;
  }

  ${below('form')} { width: 100%; }
`;

interface AddClinicProps {
  /** How many there are already. */
  count: number;
  /** Undefined while they load: the form is rendered before, so that the layout does not shift. */
  choices: readonly ClinicChoice[] | undefined;
  onAdd: (clinic: ClinicChoice) => void;
}

const labels = ['add.0', 'add.1', 'add.2', 'add.3'] as const;

/** Adds a clinic by a button: a select that acted on change would act at each arrow key. */
export function AddClinic({ count, choices, onAdd }: AddClinicProps) {
  const { t } = useTranslation('compare');
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  if (count >= compared.atMost) return <CardText>{t('add.full', { count: compared.atMost })}</CardText>;
  if (choices?.length === 0) return <CardText>{t('add.none')}</CardText>;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const clinic = choices?.find((choice) => choice.id === select.current?.value);
    if (clinic) onAdd(clinic);
    else select.current?.focus();
  };

  return (
    <Form onSubmit={submit}>
      <Field id={id} label={t(labels[count] ?? 'add.0')}>
        <Select ref={select} id={id} autoComplete="off" defaultValue="">
          <option value="">{t('add.choose')}</option>
          {choices?.map(({ id: clinic, name, city }) => (
            <option key={clinic} value={clinic}>
              {name}, {city}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" $variant="secondary">
        {t('add.action')}
      </Button>
    </Form>
  );
}
