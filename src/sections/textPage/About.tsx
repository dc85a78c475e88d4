import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Languages, MessageCircle, Plane, ReceiptText } from 'lucide-react';
import styled from 'styled-components';
import { ButtonRouteLink } from '../../components/button/Button';
import { GuidanceBand } from '../../components/guidance/GuidanceBand';
import { Icon } from '../../components/icon/Icon';
import { Picture } from '../../components/picture/Picture';
import { replyPromise } from '../../facts/limits';
import { below } from '../../theme';
import type { PictureView } from '../../views/picture';

const services = { languages: Languages, travel: Plane, costs: ReceiptText, followUp: MessageCircle } as const;
const serviceKeys = ['languages', 'travel', 'costs', 'followUp'] as const;

const Image = styled(Picture)`
  width: 100%;
  height: clamp(220px, 32vw, 460px);
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
  gap: 16px clamp(20px, 2.4vw, 36px);
  margin-block: clamp(28px, 3vw, 40px) clamp(48px, 6vw, 88px);

  & > li {
    display: flex;
    align-items: center;
    gap: 14px;
    font-weight: ${({ theme }) => theme.weight.button};
    line-height: 1.3;
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
  width: 52px;
  height: 52px;
  border: 1px solid transparent;
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
  return (
    <>
      <Image picture={picture} alt="" first />
      <Services aria-label={t('services.label')}>
        {serviceKeys.map((key) => (
          <li key={key}>
            <Disc>
              <Icon of={services[key]} size="24px" />
            </Disc>
            {t(`services.${key}`)}
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
