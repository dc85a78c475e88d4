import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useId } from 'react';
import styled from 'styled-components';
import { below } from '../../theme';
import { useSectionInView } from './useSectionInView';

const Nav = styled.nav`
  position: sticky;
  top: ${({ theme }) => theme.space[8]};
  max-height: calc(${({ theme }) => theme.extent.window} - 2 * ${({ theme }) => theme.space[8]});
  overflow-y: auto;
  padding-top: ${({ theme }) => theme.space[4]};
  border-top: ${({ theme }) => theme.stroke.strong} solid ${({ theme }) => theme.color.ink};

  & > p {
    font-size: ${({ theme }) => theme.size.sm};
    font-weight: ${({ theme }) => theme.weight.strong};
  }

  & a {
    display: flex;
    align-items: center;
    min-height: ${({ theme }) => theme.extent.target};
    padding-block: ${({ theme }) => theme.space[2]};
    font-size: ${({ theme }) => theme.size.card};
    line-height: ${({ theme }) => theme.leading.label};
    color: ${({ theme }) => theme.color.ink2};
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  & a:hover {
    text-decoration: underline;
    text-underline-offset: ${({ theme }) => theme.underline.link};
  }

  & a:focus-visible {
    outline-offset: ${({ theme }) => theme.focus.inside};
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
      grid-template-columns: repeat(
        auto-fit,
        minmax(min(100%, max(${({ theme }) => theme.column.contentsLink}, 50% - ${({ theme }) => theme.space[3]})), 1fr)
      );
      gap: 0 ${({ theme }) => theme.space[5]};
    }
  }

  @media print {
    display: none;
  }
`;

interface ContentsProps {
  /** Fragments and titles of the sections. */
  items: readonly { readonly id: string; readonly title: string }[];
}

/** "On this page": stays in sight beside a long text and marks the section being read. */
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
