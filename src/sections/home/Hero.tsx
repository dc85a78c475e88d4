import { useTranslation } from 'gatsby-plugin-react-i18next';
import styled from 'styled-components';
import { ButtonLink, ButtonRouteLink } from '../../components/button/Button';
import { Wrap } from '../../components/layout/Wrap';
import { Picture } from '../../components/picture/Picture';
import { consultationId } from '../../components/section/Consultation';
import { Lede } from '../../components/section/Section';
import { site } from '../../facts/site';
import { below } from '../../theme';
import type { PictureView } from '../../views/picture';

/* The paper is the sky: the landscape grows out of the page, so the ground starts as the page's own color. */
const Scene = styled.section`
  position: relative;
  overflow: hidden;
  background: linear-gradient(
    ${({ theme }) => `${theme.color.paper} 42%, ${theme.color.heroMiddle} 72%, ${theme.color.heroEnd}`}
  );

  @media print {
    background: none;
  }
`;

const Landscape = styled(Picture)`
  position: absolute;
  bottom: 0;
  left: 50%;
  width: max(100%, 1240px);
  max-width: none;
  height: auto;
  background: none;
  translate: -50% 0;

  ${below('stack')} {
    right: max(-210px, calc(50vw - 540px));
    left: auto;
    width: 1080px;
    translate: none;
  }

  @media print {
    display: none;
  }
`;

/* The room below the words grows with the landscape, so that its mountain never reaches them. */
const Words = styled(Wrap)`
  position: relative;
  padding-block: clamp(36px, 5vw, 84px) max(clamp(330px, 31vw, 470px), calc(24vw + 106px));

  & > h1 {
    max-width: 10.5em;
    font-size: ${({ theme }) => theme.size.hero};
  }

  & > ${Lede} {
    max-width: 33em;
    margin-top: 26px;
  }

  ${below('stack')} {
    padding-bottom: 400px;

    & > ${Lede} {
      margin-top: 20px;
    }
  }

  @media print {
    padding-bottom: 24px;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 14px;
  margin-top: 34px;

  ${below('stack')} {
    margin-top: 26px;
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
      <Words>
        <h1>{t('hero.title')}</h1>
        <Lede>{t('hero.lede', { name: site.name })}</Lede>
        <Actions>
          <ButtonLink href={`#${consultationId}`}>{common('actions.requestConsultation')}</ButtonLink>
          <ButtonRouteLink to="clinics" $variant="secondary">
            {common('actions.browseClinics')}
          </ButtonRouteLink>
        </Actions>
      </Words>
    </Scene>
  );
}
