import { useTranslation } from 'gatsby-plugin-react-i18next';
import styled from 'styled-components';
import { ButtonRouteLink } from '../../components/button/Button';
import { GuidanceBand } from '../../components/guidance/GuidanceBand';
import { Icon } from '../../components/icon/Icon';
import { Picture } from '../../components/picture/Picture';
import { services } from '../../components/section/services';
import { replyPromise } from '../../facts/limits';
import { below } from '../../theme';
import type { PictureView } from '../../views/picture';

const Image = styled(Picture)`
  width: 100%;
  height: ${({ theme }) => theme.picture.about};
  border-radius: ${({ theme }) => theme.radius.image};
  box-shadow: ${({ theme }) => theme.shadow.sheet};
  object-fit: cover;

  @media print {
    display: none;
  }
`;

const Services = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space.fluid.s};
  margin-block: ${({ theme }) => theme.space.fluid.s} ${({ theme }) => theme.space.fluid.xxl};

  & > li {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[4]};
    font-weight: ${({ theme }) => theme.weight.button};
    line-height: ${({ theme }) => theme.leading.label};
    overflow-wrap: anywhere;
  }

  ${below('tabs')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${below('code')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Disc = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${({ theme }) => theme.extent.disc.usual};
  height: ${({ theme }) => theme.extent.disc.usual};
  border: ${({ theme }) => theme.stroke.hairline} solid transparent;
  border-radius: 50%;
  background: ${({ theme }) => theme.color.paper2};
  color: ${({ theme }) => theme.color.oxblood};
`;

const Band = styled(GuidanceBand)`
  margin-bottom: 0;
`;

/** A landscape, and in a row what the company helps with; the text below tells of each. */
export function AboutPicture({ picture }: { picture: PictureView }) {
  const { t } = useTranslation('textPage');
  const { t: service } = useTranslation('services');
  return (
    <>
      <Image picture={picture} alt="" first />
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
