import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ButtonLink, ButtonRouteLink } from '../../components/ui/button/Button';
import { Picture } from '../../components/ui/Picture';
import { Container } from '../../components/ui/section/Container';
import { Lede } from '../../components/ui/section/Section';
import type { PictureView } from '../../data/picture';
import { site } from '../../facts/site';
import { contactFormId } from '../../routes/sectionIds';
import { below, color, fontSize, hero, space } from '../../theme';
import { landscapePlace } from './landscapePlace';
import { Sunrise } from './Sunrise';

/* The page's background is the sky: the drawing is transparent there. */
const Scene = styled.section`
  position: relative;
  overflow: hidden;
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

  @media print {
    display: none;
  }
`;

/* The space below the words grows with the landscape, so that its mountain never reaches them. */
const Words = styled(Container)`
  position: relative;
  padding-block: ${hero.above} ${hero.below};

  & > h1 {
    max-width: ${hero.title};
    font-size: ${fontSize.hero};

    ${below('enlarged')} {
      font-size: ${fontSize.enlargedTitle};
    }
  }

  & > ${Lede} {
    max-width: ${hero.lede};
    margin-top: ${space[7]};
  }

  ${below('stack')} {
    padding-bottom: ${hero.belowOnNarrow};

    & > ${Lede} {
      margin-top: ${space[5]};
    }
  }

  @media ${hero.low.query} {
    padding-block: ${hero.low.above} ${hero.low.below};
  }

  @media print {
    padding-bottom: ${space[6]};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  margin-top: ${space[8]};

  ${below('stack')} {
    margin-top: ${space[7]};
  }

  ${below('form')} {
    & > a {
      width: 100%;
    }
  }
`;

/** Title, what the site does, and two ways on, above the landscape. */
export function Hero({ picture }: { picture: PictureView }) {
  const { t } = useTranslation('home');
  const { t: common } = useTranslation('common');
  return (
    <Scene>
      <Landscape picture={picture} alt="" first />
      <Sunrise />
      <Words>
        <h1>{t('hero.title')}</h1>
        <Lede>{t('hero.lede', { name: site.name })}</Lede>
        <Actions>
          <ButtonLink href={`#${contactFormId}`}>{common('actions.requestConsultation')}</ButtonLink>
          <ButtonRouteLink to="clinics" $variant="secondary">
            {common('actions.browseClinics')}
          </ButtonRouteLink>
        </Actions>
      </Words>
    </Scene>
  );
}
