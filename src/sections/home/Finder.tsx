import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { SearchBox } from '../../components/site/search/SearchBox';
import { RouteLink } from '../../components/ui/link/RouteLink';
import { Container } from '../../components/ui/section/Container';
import { below, color, hero, radius, shadow, size, space } from '../../theme';

/* Overlaps the landscape. */
const Place = styled(Container)`
  position: relative;
  z-index: 2;
  margin-top: calc(-1 * ${hero.finderOverlap});

  ${below('stack')} {
    margin-top: calc(-1 * ${hero.finderOverlapOnNarrow});
  }

  @media print {
    display: none;
  }
`;

const Card = styled.div`
  padding: ${space[6]} ${space[8]} ${space[4]};
  border-radius: ${radius.sheet};
  background: ${color.card};
  box-shadow: ${shadow.sheet};
  overflow-wrap: anywhere;

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: ${size.target};
    margin-top: ${space[2]};
  }

  ${below('stack')} {
    padding: ${space[5]} ${space[5]} ${space[2]};
  }
`;

/** Search for procedures, and the link to all of them. */
export function Finder({ procedures }: { procedures: number }) {
  const { t } = useTranslation('home');
  return (
    <Place>
      <Card>
        <SearchBox />
        <RouteLink to="procedures">{t('finder.all', { count: procedures })}</RouteLink>
      </Card>
    </Place>
  );
}
