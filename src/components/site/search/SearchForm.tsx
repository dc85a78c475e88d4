import ArrowRight from 'lucide-react/icons/arrow-right';
import SearchIcon from 'lucide-react/icons/search';
import { type ComponentProps, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { searchBox } from '../../../facts/limits';
import { pathFor } from '../../../routes/path';
import { TextInput } from '../../ui/form/Control';
import { Icon } from '../../ui/Icon';
import { usePage } from '../../ui/page/PageProvider';
import { Form, Label, Row, Submit } from './searchFormStyle';

interface SearchFormProps extends ComponentProps<'form'> {
  field?: ComponentProps<'input'>;
}

/** What do you need? A plain GET form, which opens all answers on the index of procedures. */
export function SearchForm({ field, children, ...form }: SearchFormProps) {
  const { t } = useTranslation('search');
  const { language } = usePage();
  const id = useId();
  return (
    <Form action={pathFor('procedures', language)} method="get" role="search" {...form}>
      <Label htmlFor={id}>{t('label')}</Label>
      <Row>
        <Icon of={SearchIcon} size="m" />
        <TextInput
          id={id}
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={searchBox.longest}
          placeholder={t('placeholder')}
          {...field}
        />
        <Submit type="submit">
          <span>{t('submit')}</span>
          <Icon of={ArrowRight} />
        </Submit>
      </Row>
      {children}
    </Form>
  );
}
