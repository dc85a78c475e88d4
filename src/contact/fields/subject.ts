import { type Country, isCountry } from '../../facts/countries';
import type { CareOptionLink } from '../../views/page';
import type { AboutClinic, InquirySubject } from '../values';

interface KnownSubjects {
  readonly clinics: readonly AboutClinic[];
  readonly careOptions: readonly CareOptionLink[];
}

interface AskedSubject extends InquirySubject {
  readonly destination?: Country;
}

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/**
 * What the address asks for: `?clinic=<id>&treatment=<key or slug>&destination=<country>`. Whatever the site does not know
 * is left out, so that nobody can put words into an inquiry by a link.
 */
export const askedSubject = (query: string, known: KnownSubjects): AskedSubject => {
  const asked = new URLSearchParams(query);
  const treatment = asked.get('treatment');
  const destination = asked.get('destination');
  const clinic = known.clinics.find(({ id }) => id === asked.get('clinic'));
  const careOption = known.careOptions.find(({ key, path }) => treatment === key || treatment === lastPart(path));
  return {
    ...(clinic && { clinic }),
    ...(careOption && { careOption: { key: careOption.key, name: careOption.name } }),
    ...(clinic ? { destination: clinic.country } : isCountry(destination) && { destination }),
  };
};

/** Kept subjects with the names of the current page's language, where the page knows them. */
export const inCurrentWords = ({ clinic, careOption }: InquirySubject, known: KnownSubjects): InquirySubject => {
  const current = careOption && known.careOptions.find(({ key }) => key === careOption.key);
  return {
    ...(clinic && { clinic: known.clinics.find(({ id }) => id === clinic.id) ?? clinic }),
    ...(careOption && { careOption: { key: careOption.key, name: current?.name ?? careOption.name } }),
  };
};

/** An inquiry in general: no line says what it is about. */
export const isEmptySubject = ({ clinic, careOption }: InquirySubject): boolean => !clinic && !careOption;

/** A subject without one of its parts. */
export const withoutPart = (subject: InquirySubject, part: keyof InquirySubject): InquirySubject =>
  part === 'clinic' ? { careOption: subject.careOption } : { clinic: subject.clinic };
