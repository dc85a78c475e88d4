import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { below, borderWidth, color, columnWidth, focus, row, size, space, typeset, underline } from '../../theme';
import { useSectionInView } from './useSectionInView';

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

  & a:hover {
    text-decoration: underline;
    text-underline-offset: ${underline.link};
  }

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
