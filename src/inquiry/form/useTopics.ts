import { useEffect, useState } from 'react';
import { watchOwnQuery } from '../../client/query';
import { useQuery } from '../../components/ui/link/useQuery';
import { usePage } from '../../components/ui/page/PageProvider';
import { useShownResults } from '../../components/ui/queryResults/QueryResults';
import type { InquiryTopics } from '../../data/inquiry';
import {
  askedTopics,
  careOptionTopics,
  destinationOf,
  inCurrentWords,
  type Topic,
  topicKey,
  topicsOf,
  withScopes,
} from '../model/topic';
import { keepDraft, readDraft, useRemoved } from '../state/draft';

const withoutSlash = (path: string): string => path.replace(/\/$/, '');
const isAt = (path: string): boolean => withoutSlash(window.location.pathname) === withoutSlash(path);

/**
 * What the inquiry is about: the subjects in the address if they are new, otherwise the page's own, otherwise those
 * kept from an earlier page. Removed subjects are left out. `destination` is sent in place of the country that is asked
 * for, unless it is empty.
 */
export function useTopics(given: InquiryTopics | undefined, known: InquiryTopics | undefined) {
  const { careOptions, language, paths } = usePage();
  const removed = useRemoved();
  const [own, setOwn] = useState(() => topicsOf(given));
  const search = useQuery(watchOwnQuery);
  const [applied, setApplied] = useState('');
  useShownResults(applied, true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per address, whatever is rendered later
  useEffect(() => {
    const names = [...topicsOf(known), ...careOptionTopics(careOptions)];
    const draft = readDraft();
    // On the way back the address is the next page's already, and names clinics that this one does not know.
    const asked = isAt(paths[language]) ? askedTopics(search, names, language) : [];
    if (search !== draft.adoptedQuery && asked.length > 0) {
      const isAsked = (topic: Topic) => asked.some((each) => each.kind === topic.kind);
      const all = [...asked, ...topicsOf(given).filter((topic) => !isAsked(topic))];
      keepDraft({ topics: all, removed: [], adoptedQuery: search });
      setOwn(all);
    } else if (own.length === 0) setOwn(inCurrentWords(draft.topics, names, language));
    setApplied(search);
  }, [search]);

  const about = withScopes(own.filter((topic) => !removed.includes(topicKey(topic))));
  return { own, about, destination: destinationOf(about) };
}
