import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { findProcedures } from '../../components/clinic/findProcedures';
import { useSearch } from '../../components/site/search/useSearch';
import type { ClinicCardView } from '../../data/clinic';
import type { SearchedProcedure } from '../../data/searchedProcedure';
import { plainSearch } from './search';

const FEWEST_LETTERS = 3;

interface Found {
  /** Ids of clinics, best first; undefined when the text is empty. */
  readonly clinics: readonly string[] | undefined;
  /** Ids of the procedures that the text means, or that come nearest. */
  readonly procedures: readonly string[];
  /** The site's search has answered, or cannot. */
  readonly isSettled: boolean;
}

/**
 * Search over these clinics: by beginnings of words at once, and by the site's search as soon as it has arrived, which is
 * sent for when somebody searches.
 */
export const useClinicSearch = (
  clinics: readonly ClinicCardView[],
  procedures: readonly SearchedProcedure[],
  text: string,
): Found => {
  const { t } = useTranslation('common');
  const { t: list } = useTranslation('clinics');
  const isAsked = text.trim() !== '';
  const search = useSearch(isAsked);
  const plain = useMemo(() => {
    const names = new Map(procedures.map(({ id, name, otherNames }) => [id, `${name}, ${otherNames}`]));
    return plainSearch(
      clinics.map(({ id, name, city, country, specialties, offers = [] }) => ({
        id,
        name,
        city,
        country: t(`countries.${country}`),
        specialties: specialties
          .map((specialty) => `${t(`specialties.${specialty}`)} ${list(`alsoCalled.${specialty}`)}`)
          .join(' '),
        treatments: offers.map(({ name, procedure }) => `${name}, ${names.get(procedure) ?? ''}`).join(', '),
      })),
    );
  }, [clinics, procedures, t, list]);
  return useMemo(() => {
    if (!isAsked) return { clinics: undefined, procedures: [], isSettled: true };
    // So few letters begin many words, and mean none yet.
    if (!search || text.trim().length < FEWEST_LETTERS)
      return {
        clinics: plain(text),
        procedures: findProcedures(text, procedures).map(({ id }) => id),
        isSettled: search !== undefined,
      };
    const { clinics: found, groups } = search.ask(text);
    return { clinics: found, procedures: groups.find(({ kind }) => kind === 'procedure')?.ids ?? [], isSettled: true };
  }, [isAsked, plain, procedures, search, text]);
};
