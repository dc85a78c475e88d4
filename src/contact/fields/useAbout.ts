import { useEffect, useState } from 'react';
import { usePage } from '../../components/page/PageProvider';
import type { InquirySubjects } from '../../views/inquiry';
import { keepDraft, readDraft, useRemoved } from '../draft';
import { askedSubjects, careOptionSubjects, destinationOf, inCurrentWords, subjectKey, subjectsOf } from './subject';

/**
 * What the inquiry is about: the subjects in the address if they are new, otherwise the page's own, otherwise those
 * kept from an earlier page. Removed subjects are left out. `preset` is the destination in the server's HTML.
 */
export function useAbout(given: InquirySubjects | undefined, known: InquirySubjects | undefined) {
  const { careOptions } = usePage();
  const removed = useRemoved();
  const [own, setOwn] = useState(() => subjectsOf(given));

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving happens once per page, whatever is rendered later
  useEffect(() => {
    const names = [...subjectsOf(known), ...careOptionSubjects(careOptions)];
    const { search } = window.location;
    const draft = readDraft();
    const asked = askedSubjects(search, names);
    if (search !== draft.adoptedQuery && asked.length > 0) {
      keepDraft({ about: asked, removed: [], adoptedQuery: search });
      setOwn(asked);
    } else if (own.length === 0) setOwn(inCurrentWords(draft.about, names));
  }, []);

  const about = own.filter((subject) => !removed.includes(subjectKey(subject)));
  return { own, about, preset: destinationOf(subjectsOf(given)), destination: destinationOf(about) };
}
