import { navigate } from 'gatsby';
import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../components/button/Button';
import { Select, TextInput } from '../../components/form/Control';
import { Field } from '../../components/form/Field';
import { Container } from '../../components/layout/Container';
import { usePage } from '../../components/page/PageProvider';
import { findProcedures } from '../../components/procedureSearch/findProcedures';
import { searchBox } from '../../facts/limits';
import { pathFor } from '../../routes/path';
import { below, borderWidth, color, container, fontSize, hero, lineHeight, radius, shadow, space } from '../../theme';
import type { CareOptionCardView } from '../../views/careOption';
import type { HomeView } from '../../views/pages';
import type { SearchedProcedure } from '../../views/searchedProcedure';

/* Overlaps the landscape. Without scripting the list cannot be filtered, so asking for it would mislead. */
const Place = styled(Container)`
  position: relative;
  z-index: 1;
  container-type: inline-size;
  margin-top: calc(-1 * ${hero.finderOverlap});

  ${below('stack')} {
    margin-top: calc(-1 * ${hero.finderOverlapOnNarrow});
  }

  @media print, (scripting: none) {
    display: none;
  }
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[5]} ${space[6]};
  align-items: end;
  padding: ${space[7]} ${space[8]};
  border: ${borderWidth.hairline} solid transparent;
  border-radius: ${radius.sheet};
  background: ${color.card};
  box-shadow: ${shadow.sheet};
  overflow-wrap: anywhere;

  & > h2 {
    font-size: ${fontSize.h4};
    line-height: ${lineHeight.menu};
  }

  & > h2,
  & > button {
    grid-column: 1 / -1;
  }

  /* By its own width in letters: larger text gets the room of two columns sooner. */
  @container (min-width: ${container.finder}) {
    grid-template-columns: auto minmax(0, 1fr) minmax(0, 1fr) auto;

    & > h2,
    & > button {
      grid-column: auto;
    }

    & > h2 {
      align-self: center;
      padding-right: ${space[3]};
    }
  }

  ${below('stack')} {
    padding: ${space[6]} ${space[5]};
  }

  ${below('code')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
  }
`;

interface FinderProps {
  careOptions: readonly CareOptionCardView[];
  procedures: readonly SearchedProcedure[];
  destinations: HomeView['destinations'];
}

/**
 * What somebody looks for, by any of its names, and where: opens the procedure's page, or the clinics list with its search
 * and filter set. A plain GET form of that list until the page is awake.
 */
export function Finder({ careOptions, procedures, destinations }: FinderProps) {
  const { t } = useTranslation('home');
  const { t: common } = useTranslation('common');
  const { language } = usePage();
  const id = useId();
  const clinics = pathFor('clinics', language);

  const addressOf = (text: string, country: string): string => {
    const [procedure, ...others] = findProcedures(text, procedures);
    const found = others.length === 0 ? procedure : undefined;
    if (found && !country) return found.path;
    const query = new URLSearchParams();
    if (found) query.set('procedure', found.id);
    else if (text) query.set('q', text);
    if (country) query.set('country', country);
    const words = query.toString();
    return words ? `${clinics}?${words}` : clinics;
  };

  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    void navigate(addressOf(String(values.get('q') ?? '').trim(), String(values.get('country') ?? '')));
  };

  return (
    <Place>
      <Form action={clinics} method="get" onSubmit={open} role="search" aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>{t('finder.title')}</h2>
        <Field id={`${id}-q`} label={t('finder.what')}>
          <TextInput
            id={`${id}-q`}
            name="q"
            type="search"
            list={`${id}-names`}
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={searchBox.longest}
            placeholder={t('finder.placeholder')}
          />
        </Field>
        <datalist id={`${id}-names`}>
          {careOptions.map(({ key, name }) => (
            <option key={key} value={name} />
          ))}
          {procedures.map(({ id: procedure, name, otherNames }) => (
            <option key={procedure} value={name} label={otherNames} />
          ))}
        </datalist>
        <Field id={`${id}-country`} label={common('filters.country')}>
          <Select id={`${id}-country`} name="country" autoComplete="off">
            <option value="">{common('filters.allCountries')}</option>
            {destinations.map(({ country }) => (
              <option key={country} value={country}>
                {common(`countries.${country}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit">{t('finder.submit')}</Button>
      </Form>
    </Place>
  );
}
