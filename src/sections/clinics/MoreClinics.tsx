import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useId } from 'react';
import styled from 'styled-components';
import { PathLink } from '../../components/link/PathLink';
import { below } from '../../theme';
import type { ClinicsListView } from '../../views/clinic';

const Box = styled.section`
  margin-top: 64px;

  & > h2 {
    font-size: ${({ theme }) => theme.size.h4};
  }

  & > ul {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0 36px;
    margin-top: 12px;
  }

  & a {
    display: flex;
    align-items: center;
    min-height: ${({ theme }) => theme.space.target};
    line-height: 1.3;
    text-underline-offset: 4px;
  }

  ${below('filter')} {
    & > ul {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** The clinics beyond the first page as plain links: reachable without scripting and for search engines. */
export function MoreClinics({ clinics }: { clinics: ClinicsListView['more'] }) {
  const { t } = useTranslation('clinics');
  const id = useId();
  if (clinics.length === 0) return null;
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>{t('more.title')}</h2>
      <ul>
        {clinics.map(({ name, city, path }) => (
          <li key={path}>
            <PathLink path={path}>
              {name}, {city}
            </PathLink>
          </li>
        ))}
      </ul>
    </Box>
  );
}
