import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClinicCardView } from '../../views/clinic';
import { loadChunk } from '../../web/loadChunk';
import { type ClinicSearch, fuzzySearch, plainSearch } from './search';

/**
 * Search over these clinics in the page's language: plain at once, forgiving as soon as its library has arrived, which is
 * sent for when somebody searches.
 * @param otherNames other names of each procedure, by its id
 */
export const useClinicSearch = (
  clinics: readonly ClinicCardView[],
  otherNames: ReadonlyMap<string, string>,
  searching: boolean,
): ClinicSearch => {
  const { t } = useTranslation('common');
  const { t: list } = useTranslation('clinics');
  const texts = useMemo(
    () =>
      clinics.map(({ id, name, city, country, specialties, offers = [] }) => ({
        id,
        name,
        city,
        country: t(`countries.${country}`),
        specialties: specialties
          .map((specialty) => `${t(`specialties.${specialty}`)} ${list(`alsoCalled.${specialty}`)}`)
          .join(' '),
        treatments: offers.map(({ name, procedure }) => `${name}, ${otherNames.get(procedure) ?? ''}`).join(', '),
      })),
    [clinics, otherNames, t, list],
  );
  const plain = useMemo(() => plainSearch(texts), [texts]);
  const [forgiving, setForgiving] = useState<{ readonly of: typeof texts; readonly search: ClinicSearch }>();

  useEffect(() => {
    if (!searching) return;
    let wanted = true;
    loadChunk(() => import('minisearch'))
      .then(({ default: Index }) => (wanted ? fuzzySearch(Index, texts) : undefined))
      .then((search) => {
        if (wanted && search) setForgiving({ of: texts, search });
      })
      .catch((error: unknown) => console.error('The forgiving search could not be loaded.', error));
    return () => {
      wanted = false;
    };
  }, [texts, searching]);

  return forgiving?.of === texts ? forgiving.search : plain;
};
