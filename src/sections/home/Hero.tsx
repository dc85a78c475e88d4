import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { SearchBox } from '../../components/site/search/SearchBox';
import { RouteLink } from '../../components/ui/link/RouteLink';
import { Picture } from '../../components/ui/Picture';
import { Container } from '../../components/ui/section/Container';
import { Lede } from '../../components/ui/section/Section';
import type { HomeView } from '../../data/pages';
import type { PictureView } from '../../data/picture';
import { site } from '../../facts/site';
import { below, color, fontSize, fontWeight, hero, inlineRow, space } from '../../theme';
import { landscapePlace } from './landscapePlace';
import { Sunrise } from './Sunrise';

/* The page's background is the sky: the drawing is transparent there. The search's list may be longer than it. */
const Scene = styled.section`
  position: relative;
  z-index: 2;
  overflow-x: clip;
`;

const Landscape = styled(Picture)`
  ${landscapePlace}
  aspect-ratio: ${hero.shape};
  background: linear-gradient(${color.paper}, ${color.heroMiddle}, ${color.heroEnd});

  ${below('code')} {
    right: ${hero.phoneCropRight};
    width: ${hero.phoneCrop};
    aspect-ratio: ${hero.phoneShape};
  }

  @media print { display: none; }
`;

/* The space below the words grows with the landscape, so that its mountain never reaches them. */
const Words = styled(Container)`
  position: relative;
  padding-block: ${hero.above} ${hero.below};

  & > h1 {
    max-width: ${hero.title};
    font-size: ${fontSize.hero};

    ${below('enlarged')} { font-size: ${fontSize.enlargedTitle}; }
  }

  & > ${Lede} {
    max-width: ${hero.lede};
    margin-top: ${space[5]};
  }

  ${below('stack')} { padding-bottom: ${hero.belowOnNarrow}; }
  @media ${hero.low.query} { padding-block: ${hero.low.above} ${hero.low.below}; }
  @media print { padding-bottom: ${space[6]}; }
`;

const Search = styled.div`
  max-width: ${hero.search};
  margin-top: ${space[6]};
  overflow-wrap: anywhere;

  & > a {
    ${inlineRow('', 'target')}
    margin-top: ${space[2]};
    font-weight: ${fontWeight.button};
  }

  @media print { display: none; }
`;

/** Title, what the site does, and the search, above the landscape. */
export function Hero({ picture, procedures }: Pick<HomeView, 'procedures'> & { picture: PictureView }) {
  const { t } = useTranslation('home');
  return (
    <Scene>
      <Landscape picture={picture} alt="" first />
      <Sunrise />
      <Words>
        <h1>{t('hero.title')}</h1>
        <Lede>{t('hero.lede', { name: site.name })}</Lede>
        <Search>
          <SearchBox />
          {procedures > 0 && <RouteLink to="procedures">{t('finder.all', { count: procedures })}</RouteLink>}
        </Search>
      </Words>
    </Scene>
  );
}
