import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PathLink } from '../../components/ui/link/PathLink';
import type { ClinicsListView } from '../../data/clinic';
import { below, columns, fontSize, lineHeight, row, space, underline } from '../../theme';

const Box = styled.section`
  margin-top: ${space[16]};

  & > h2 { font-size: ${fontSize.h4}; }

  & > ul {
    ${columns(3, '0 10')}
    margin-top: ${space[3]};
  }

  & a {
    ${row('', 'target')}
    line-height: ${lineHeight.label};
    text-underline-offset: ${underline.link};
  }

  ${below('filter')} {
    & > ul { grid-template-columns: minmax(0, 1fr); }
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
