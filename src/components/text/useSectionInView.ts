import { useEffect, useState } from 'react';

/** Fragment of the section whose beginning was last scrolled past; the first until then. */
export const useSectionInView = (ids: readonly string[]): string | undefined => {
  const [inView, setInView] = useState(ids[0]);
  const key = ids.join(' ');

  useEffect(() => {
    const sections = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const upperThird = () => window.innerHeight / 3;
    const look = () => {
      const passed = sections.filter((section) => section.getBoundingClientRect().top < upperThird());
      setInView((passed[passed.length - 1] ?? sections[0])?.id);
    };
    const watch = new IntersectionObserver(look, { rootMargin: '0px 0px -66% 0px', threshold: [0, 1] });
    for (const section of sections) watch.observe(section);
    return () => watch.disconnect();
  }, [key]);

  return inView;
};
