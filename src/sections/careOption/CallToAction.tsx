import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Prose } from '../../components/text/Prose';
import { ButtonRouteLink } from '../../components/ui/button/Button';
import { Picture } from '../../components/ui/Picture';
import { tealBand } from '../../components/ui/section/bands';
import type { CareOptionSectionView, CareOptionView } from '../../data/careOption';
import { below, borderWidth, color, fontSize, lineHeight, picture, radius, space } from '../../theme';

const Band = styled.section`
  ${tealBand}
  display: grid;
  grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
  margin-block: ${space.section} ${space.fluid.l};
  border-radius: ${radius.image};

  ${below('filter')} {
    grid-template-columns: minmax(0, 1fr);
  }

  /* Only there: at the edge of the band the background would show as a line around the picture. */
  @media (forced-colors: active) {
    border: ${borderWidth.hairline} solid;
  }

  @media print {
    display: block;
    margin-block: ${space[7]} ${space[4]};
  }
`;

const Words = styled.div`
  align-self: center;
  padding: ${space.fluid.l};

  & > h2 {
    font-size: ${fontSize.h3};
    line-height: ${lineHeight.title};
  }

  & > a {
    margin-top: ${space[6]};
  }

  @media print {
    padding: 0;
  }
`;

const Text = styled(Prose)`
  margin-top: ${space[3]};
  color: ${color.onTeal};

  & a {
    color: inherit;
  }

  @media print {
    color: inherit;
  }
`;

const View = styled.div`
  position: relative;
  min-height: ${picture.callToAction};

  ${below('filter')} {
    display: none;
  }

  @media print {
    display: none;
  }
`;

const Landscape = styled(Picture)`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

interface CallToActionProps {
  section: CareOptionSectionView;
  treatment: CareOptionView['key'];
  picture: CareOptionView['callPicture'];
}

/** The sixth section: a band that leads to the form, with the care option filled in. */
export function CallToAction({ section, treatment, picture }: CallToActionProps) {
  const { t } = useTranslation('careOption');
  const { id, title, html } = section;
  return (
    <Band id={id} aria-labelledby={`${id}-title`}>
      <Words>
        <h2 id={`${id}-title`}>{title}</h2>
        <Text html={html} />
        <ButtonRouteLink to="contact" suffix={`?treatment=${treatment}`} $variant="onDark">
          {t('action')}
        </ButtonRouteLink>
      </Words>
      <View>
        <Landscape picture={picture} alt="" />
      </View>
    </Band>
  );
}
