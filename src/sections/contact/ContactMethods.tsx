import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from '../../components/ui/Icon';
import { coordinator, whatsappAddress } from '../../facts/coordinator';
import { addressee, phoneAddress, site } from '../../facts/site';
import { waysId } from '../../routes/sectionIds';
import { color, inlineRow, space, typeset, underlined, wrapped } from '../../theme';

export const Title = styled.h2`
  ${typeset('h3/title')}
`;

const Links = styled.div`
  ${wrapped('0 5')}
  margin-top: ${space[2]};

  & > a {
    ${inlineRow('2', 'target')}
    max-width: 100%;
    overflow-wrap: anywhere;
    ${typeset('strong', 'oxblood')}
    text-decoration: none;
  }

  & > a:hover { ${underlined} }
`;

const Notes = styled.div`
  ${typeset('sm/card', 'ink2')}

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
