import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { services } from '../../components/site/consultation/services';
import { GuidanceBand } from '../../components/site/guidance/GuidanceBand';
import { ButtonRouteLink } from '../../components/ui/button/Button';
import { Icon } from '../../components/ui/Icon';
import { CroppedPicture } from '../../components/ui/Picture';
import type { PictureView } from '../../data/picture';
import { replyPromise } from '../../facts/limits';
import { below, borderWidth, color, columns, picture, row, size, space, square, typeset } from '../../theme';

const Image = styled(CroppedPicture)`
  height: ${picture.about};

  @media print { display: none; }
`;

const Services = styled.ul`
  ${columns(4, '4 s')}
  break-inside: avoid;
  margin-block: ${space.fluid.s} ${space.fluid.l};

  & > li {
    ${row('4')}
    ${typeset('button/label')}
    overflow-wrap: anywhere;
  }

  ${below('tabs')} { grid-template-columns: repeat(2, minmax(0, 1fr)); }

  ${below('form')} {
    & > li > :first-child { display: none; }
  }

  ${below('enlarged')} { grid-template-columns: minmax(0, 1fr); }
`;

const Disc = styled.span`
  ${square(size.disc.usual)}
  flex: none;
  border: ${borderWidth.hairline} solid transparent;
  border-radius: 50%;
  background: ${color.paper2};
  color: ${color.oxblood};
`;

const Band = styled(GuidanceBand)`
  margin-bottom: 0;
`;

/** A landscape, and in a row what the company helps with; the text below describes each. */
export function AboutPicture({ picture }: { picture: PictureView }) {
  const { t } = useTranslation('textPage');
  const { t: service } = useTranslation('services');
  return (
    <>
      <Image $raised picture={picture} alt="" first />
      <Services aria-label={t('servicesLabel')}>
        {services.map(({ key, icon }) => (
          <li key={key}>
            <Disc>
              <Icon of={icon} size="m" />
            </Disc>
            {service(key)}
          </li>
        ))}
      </Services>
    </>
  );
}

/** The way to the form at the end of about us. */
export function AboutCall({ picture }: { picture: PictureView }) {
  const { t } = useTranslation('textPage');
  return (
    <Band title={t('call.title')} text={t('call.text', { hours: replyPromise.hours })} picture={picture}>
      <ButtonRouteLink to="contact" $variant="onDark">
        {t('call.action')}
      </ButtonRouteLink>
    </Band>
  );
}
