import Search from 'lucide-react/icons/search';
import { type FormEvent, Fragment, type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../components/ui/button/Button';
import { Select, TextInput } from '../../components/ui/form/Control';
import { Field } from '../../components/ui/form/Field';
import { Icon } from '../../components/ui/Icon';
import { usePage } from '../../components/ui/page/PageProvider';
import { useDetailsPanel } from '../../components/ui/useDetailsPanel';
import type { ClinicsListView } from '../../data/clinic';
import { searchBox } from '../../facts/limits';
import { pathFor } from '../../routes/path';
import { below, color, size, space } from '../../theme';
import { Bar, Show, Switch } from './filterBarStyle';
import { sortings } from './filters';

const SearchBox = styled.span`
  position: relative;
  display: block;

  & > input {
    padding-left: ${size.besideIcon.glass};
    text-overflow: ellipsis;
  }

  /* Makes room for the longest placeholder on phones. */
  ${below('code')} {
    & > input { padding-inline: ${size.besideIcon.glassOnPhone} ${space[1]}; }
  }

  /* The smallest phones show no magnifier. */
  ${below('tiny')} {
    & > input { padding-inline: ${space[2]} ${space[1]}; }

    & > svg,
    & > span {
      display: none;
    }
  }
`;

const Glass = styled(Icon)`
  position: absolute;
  top: 50%;
  left: ${space[4]};
  color: ${color.ink2};
  pointer-events: none;
  translate: 0 -50%;
`;

type FilterBarProps = Pick<ClinicsListView, 'countries' | 'specialties'> & {
  ref: Ref<HTMLFormElement>;
  /** How many clinics there are with these filters. */
  found: number;
  /** @param closed whether the panel was open, and was closed to see the results */
  onAsk: (closed: boolean) => void;
  /** @param typing a key was pressed in the search box; otherwise a choice was made */
  onFieldChange: (typing: boolean) => void;
};

/**
 * Search box, the two filters, and the order. They apply at once; before hydration the form is a plain GET form. On
 * phones a native disclosure opens it as a panel, also before hydration.
 */
export function FilterBar({ ref, countries, specialties, found, onFieldChange, onAsk }: FilterBarProps) {
  const { t } = useTranslation('clinics');
  const { t: common } = useTranslation('common');
  const { language } = usePage();
  const id = useId();

  const panel = useDetailsPanel();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFieldChange(false);
    onAsk(panel.close());
  };

  return (
    <>
      <Switch ref={panel.ref} data-filters="" onKeyDown={panel.onKeyDown}>
        <summary>{t('filter.open')}</summary>
      </Switch>
      <Bar
        ref={ref}
        role="search"
        aria-label={t('filter.label')}
        action={pathFor('clinics', language)}
        method="get"
        // Neither suggestions of the browser's own nor, in Firefox, what was chosen before a reload.
        autoComplete="off"
        onSubmit={submit}
        onInput={({ target }) => onFieldChange(target instanceof HTMLInputElement)}
        onKeyDown={panel.onKeyDown}
        onBlur={panel.onBlur}
      >
        <Field id={`${id}-q`} label={t('filter.search')}>
          <SearchBox>
            <Glass of={Search} />
            <TextInput
              id={`${id}-q`}
              name="q"
              type="search"
              enterKeyHint="search"
              spellCheck={false}
              maxLength={searchBox.longest}
              placeholder={t('filter.placeholder')}
            />
          </SearchBox>
        </Field>
        <Field id={`${id}-country`} label={common('filters.country')}>
          <Select id={`${id}-country`} name="country">
            <option value="">{common('filters.allCountries')}</option>
            {countries.map(({ key }) => (
              <option key={key} value={key}>
                {common(`countries.${key}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field id={`${id}-specialty`} label={common('filters.specialty')}>
          <Select id={`${id}-specialty`} name="specialty">
            <option value="">{common('filters.allSpecialties')}</option>
            {specialties.map(({ key, procedures }) => (
              <Fragment key={key}>
                <option value={key}>{common(`specialties.${key}`)}</option>
                {procedures.map(({ id: procedure, name }) => (
                  <option key={procedure} value={procedure}>
                    {`\u00a0\u00a0\u00a0${name}`}
                  </option>
                ))}
              </Fragment>
            ))}
          </Select>
        </Field>
        <Field id={`${id}-sort`} label={t('sort.label')}>
          <Select id={`${id}-sort`} name="sort">
            <option value="">{t('sort.country')}</option>
            {sortings.map((sorting) => (
              <option key={sorting} value={sorting}>
                {t(`sort.${sorting}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Show>
          <Button type="submit">{t('filter.show', { count: found })}</Button>
        </Show>
      </Bar>
    </>
  );
}
