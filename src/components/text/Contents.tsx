import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { below, borderWidth, color, columnWidth, focus, row, size, space, typeset, underlined } from '../../theme';

/** Fragment of the section whose beginning was last scrolled past; the first until then. */
const useSectionInView = (ids: readonly string[]): string | undefined => {
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

const Nav = styled.nav`
  position: sticky;
  top: ${space[8]};
  max-height: calc(${size.window} - 2 * ${space[8]});
  overflow-y: auto;
  padding-top: ${space[4]};
  border-top: ${borderWidth.strong} solid ${color.ink};

  & > p { ${typeset('strong sm')} }

  & a {
    ${row('', 'target')}
    padding-block: ${space[2]};
    ${typeset('card/label', 'ink2')}
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  & a:hover { ${underlined} }

  & a:focus-visible { outline-offset: ${focus.inside}; }
  & a[aria-current] { ${typeset('strong', 'oxblood')} }

  ${below('stack')} {
    position: static;
    max-height: none;

    & > ul {
      display: grid;
      grid-template-columns: repeat(
        auto-fit,
        minmax(min(100%, max(${columnWidth.contentsLink}, 50% - ${space[3]})), 1fr)
      );
      gap: 0 ${space[5]};
    }
  }

  /* In columns, titles of different heights would be ragged. */
  ${below('form')} {
    & > ul { grid-template-columns: minmax(0, 1fr); }
    & li { border-bottom: ${borderWidth.hairline} solid ${color.line}; }
  }

  @media print { display: none; }
`;

interface ContentsProps {
  /** Fragments and titles of the sections. */
  items: readonly { readonly id: string; readonly title: string }[];
}

/** "On this page": sticks beside a long text and marks the section being read. */
export function Contents({ items }: ContentsProps) {
  const { t } = useTranslation('common');
  const label = useId();
  const inView = useSectionInView(items.map(({ id }) => id));
  return (
    <Nav aria-labelledby={label}>
      <p id={label}>{t('contents')}</p>
      <ul>
        {items.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === inView ? 'true' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Nav>
  );
}
