import { useEffect, useState } from 'react';
import { usePage } from '../../components/page/PageProvider';
import type { Country } from '../../facts/countries';
import type { InquirySubjects } from '../../views/inquiry';
import { comparedSubjects } from '../askAboutComparison';
import { keepDraft, readDraft, useRemoved } from '../draft';
import { useStore } from '../store';
import {
  askedSubjects,
  careOptionSubjects,
  destinationOf,
  inCurrentWords,
  subjectKey,
  subjectsOf,
  uniqueSubjects,
} from './subject';

/**
 * What the inquiry is about: the subjects in the address if they are new, otherwise the page's own, otherwise those
 * kept from an earlier page. Compared clinics are added, and removed subjects are left out. `preset` is the destination
 * in the server's HTML.
 */
export function useAbout(given: InquirySubjects | undefined, known: InquirySubjects | undefined) {
  const { careOptions } = usePage();
  const removed = useRemoved();
  const [own, setOwn] = useState(() => subjectsOf(given));
  const [asked, setAsked] = useState<Country>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving happens once per page, whatever is rendered later
  useEffect(() => {
    const names = [...subjectsOf(known), ...careOptionSubjects(careOptions)];
    const { search } = window.location;
    const draft = readDraft();
    const { subjects, destination } = askedSubjects(search, names);
    if (search !== draft.adoptedQuery && (destination || subjects.length > 0)) {
      keepDraft({ about: subjects, removed: [], adoptedQuery: search });
      setOwn(subjects);
      setAsked(destination);
    } else if (own.length === 0) setOwn(inCurrentWords(draft.about, names));
  }, []);

  const about = uniqueSubjects([...own, ...useStore(comparedSubjects)]).filter(
    (subject) => !removed.includes(subjectKey(subject)),
  );
  const preset = destinationOf(subjectsOf(given));
  return { own, about, preset, destination: destinationOf(about) ?? asked };
}
