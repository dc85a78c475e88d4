import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useId } from 'react';
import styled from 'styled-components';
import { below } from '../../theme';
import { useSectionInView } from './useSectionInView';

const Nav = styled.nav`
  position: sticky;
  top: 32px;
  max-height: calc(100vh - 64px);
  overflow-y: auto;
  padding-top: 14px;
  border-top: 2px solid ${({ theme }) => theme.color.ink};

  & > p {
    font-size: ${({ theme }) => theme.size.sm};
    font-weight: ${({ theme }) => theme.weight.strong};
  }

  & a {
    display: flex;
    align-items: center;
    min-height: ${({ theme }) => theme.space.target};
    padding-block: 6px;
    font-size: ${({ theme }) => theme.size.card};
    line-height: 1.3;
    color: ${({ theme }) => theme.color.ink2};
    text-decoration: none;
  }

  & a:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }

  & a:focus-visible {
    outline-offset: -3px;
  }

  & a[aria-current] {
    font-weight: ${({ theme }) => theme.weight.strong};
    color: ${({ theme }) => theme.color.oxblood};
  }

  ${below('stack')} {
    position: static;
    max-height: none;

    & > ul {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 0 20px;
    }
  }

  @media print {
    display: none;
  }
`;

interface ContentsProps {
  /** Fragments and titles of the sections. */
  items: readonly { readonly id: string; readonly title: string }[];
  className?: string;
}

/** "On this page": stays in sight beside a long text and marks the section being read. */
export function Contents({ items, className }: ContentsProps) {
  const { t } = useTranslation('common');
  const label = useId();
  const inView = useSectionInView(items.map(({ id }) => id));
  return (
    <Nav className={className} aria-labelledby={label}>
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
