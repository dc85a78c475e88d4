import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from '../../components/ui/Icon';
import { coordinator, whatsappAddress } from '../../facts/coordinator';
import { addressee, phoneAddress, site } from '../../facts/site';
import { waysId } from '../../routes/sectionIds';
import { color, fontSize, fontWeight, lineHeight, size, space, underline } from '../../theme';
import { Title } from './title';

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[5]};
  margin-top: ${space[2]};

  & > a {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-height: ${size.target};
    max-width: 100%;
    overflow-wrap: anywhere;
    font-weight: ${fontWeight.strong};
    color: ${color.oxblood};
    text-decoration: none;
  }

  & > a:hover {
    text-decoration: underline;
    text-underline-offset: ${underline.link};
  }
`;

const Notes = styled.div`
  font-size: ${fontSize.sm};
  line-height: ${lineHeight.card};
  color: ${color.ink2};

  & > address {
    margin-top: ${space[2]};
    color: ${color.ink};
    overflow-wrap: anywhere;
  }
`;

/** Telephone, mail and address. */
export function ContactMethods() {
  const { t } = useTranslation('contact');
  const { opens, closes, place } = coordinator;
  return (
    <section aria-labelledby={waysId}>
      <Title id={waysId}>{t('ways.title')}</Title>
      <Links>
        <a href={phoneAddress}>
          <Icon of={Phone} size="m" />
          {site.phone}
        </a>
        <a href={`mailto:${site.email}`}>
          <Icon of={Mail} size="m" />
          {site.email}
        </a>
        {whatsappAddress && (
          <a href={whatsappAddress} rel="noopener noreferrer">
            <Icon of={MessageCircle} size="m" />
            WhatsApp
          </a>
        )}
      </Links>
      <Notes>
        <p>{t('ways.phone', { opens, closes, place })}</p>
        <p>{t('ways.email')}</p>
        <address>
          {[addressee, site.address, site.city].join(', ')}. {t('ways.address')}
        </address>
        <p>{t('emergency')}</p>
      </Notes>
    </section>
  );
}
