import { useEffect, useState } from 'react';
import { usePage } from '../../components/page/PageProvider';
import type { Country } from '../../facts/countries';
import { keepDraft, readDraft } from '../draft';
import type { AboutClinic, InquirySubject } from '../values';
import { askedSubject, inCurrentWords, isEmptySubject, withoutPart } from './subject';

interface About {
  readonly about: InquirySubject;
  /** Destination that goes with where the visitor comes from. */
  readonly destination: Country | undefined;
  /** Takes the subject along to other pages: called when the visitor writes. */
  readonly keep: () => void;
  readonly remove: (part: keyof InquirySubject) => void;
}

const keyOf = ({ clinic, careOption }: InquirySubject): string => [clinic?.id, careOption?.key].join('|');

/**
 * What the inquiry is about. In order: what the address asks for, unless it has been taken up before; what the page itself
 * is about, unless the visitor has decided otherwise on this page; what was kept from an earlier page.
 */
export function useAbout(given: InquirySubject | undefined, clinics: readonly AboutClinic[]): About {
  const { careOptions } = usePage();
  const [about, setAbout] = useState<InquirySubject>(given ?? {});
  const [destination, setDestination] = useState<Country | undefined>(given?.clinic?.country);
  const source = given && keyOf(given);

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving happens once per page, whatever is rendered later
  useEffect(() => {
    const known = { clinics, careOptions };
    const { search } = window.location;
    const draft = readDraft();
    const { destination: wanted, ...subject } = askedSubject(search, known);
    if (search !== draft.adoptedQuery && (wanted || !isEmptySubject(subject))) {
      keepDraft({ about: subject, aboutFrom: source, adoptedQuery: search });
      setAbout(subject);
      setDestination(wanted);
    } else if (draft.about && (source === undefined || source === draft.aboutFrom)) {
      setAbout(inCurrentWords(draft.about, known));
      setDestination(draft.about.clinic?.country);
    }
  }, []);

  const keep = () => keepDraft({ about, aboutFrom: source });

  const remove = (part: keyof InquirySubject) => {
    const rest = withoutPart(about, part);
    setAbout(rest);
    keepDraft({ about: rest, aboutFrom: source });
  };

  return { about, destination, keep, remove };
}
