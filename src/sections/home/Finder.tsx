import { navigate } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { type FormEvent, useId } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/button/Button';
import { Select } from '../../components/form/Control';
import { Field } from '../../components/form/Field';
import { Wrap } from '../../components/layout/Wrap';
import { usePage } from '../../components/page/PageProvider';
import { pathFor } from '../../routes/path';
import { below, color, container, hero, leading, radius, shadow, size, space, stroke } from '../../theme';
import type { CareOptionCardView } from '../../views/careOption';
import type { HomeView } from '../../views/pages';

/* Overlaps the landscape. Without scripting the list cannot be filtered, so asking for it would mislead. */
const Place = styled(Wrap)`
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
  border: ${stroke.hairline} solid transparent;
  border-radius: ${radius.sheet};
  background: ${color.card};
  box-shadow: ${shadow.sheet};

  & > h2 {
    font-size: ${size.h4};
    line-height: ${leading.menu};
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
  destinations: HomeView['destinations'];
}

/** Two questions that open the clinics list with its filters set. A plain GET form until the page is awake. */
export function Finder({ careOptions, destinations }: FinderProps) {
  const { t } = useTranslation('home');
  const { t: common } = useTranslation('common');
  const { language } = usePage();
  const id = useId();
  const clinics = pathFor('clinics', language);

  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value ? [[name, value]] : [],
    );
    const query = new URLSearchParams(chosen).toString();
    void navigate(query ? `${clinics}?${query}` : clinics);
  };

  return (
    <Place>
      <Form action={clinics} method="get" onSubmit={open} role="search" aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>{t('finder.title')}</h2>
        <Field id={`${id}-specialty`} label={t('finder.careOption')}>
          <Select id={`${id}-specialty`} name="specialty" autoComplete="off">
            <option value="">{t('finder.allCareOptions')}</option>
            {careOptions.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
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
