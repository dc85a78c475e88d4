import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { addressee, phoneAddress, site } from '../../../facts/site';
import { below, fontSize, fontWeight, serif, size, space, wrapped } from '../../../theme';
import { Icon } from '../../ui/Icon';
import { RouteLink } from '../../ui/link/RouteLink';
import { Logo } from '../brand/Logo';
import { footerLink } from './footerLink';

const Home = styled(RouteLink)`
  display: inline-flex;
`;

const FooterLogo = styled(Logo)`
  width: auto;
  height: ${size.logo.footer};

  @media print { display: none; }
`;

const Tagline = styled.p`
  margin-top: ${space[4]};
  ${serif('quotation lede/label')}

  ${below('phone')} {
    margin-top: ${space[1]};
    font-size: ${fontSize.card};
  }
`;

const Contacts = styled.address`
  display: grid;
  justify-items: start;
  margin-top: ${space[5]};

  & > * {
    ${footerLink}
    break-inside: avoid;
  }

  & > span:hover { text-decoration: none; }

  /* Telephone and mail in one row; the address stands on the contact page. */
  ${below('phone')} {
    @media screen {
      ${wrapped('0 5')}
      margin-top: ${space[1]};

      & > span { display: none; }
    }
  }
`;

const Lines = styled.span`
  padding-block: ${space[2]};

  & > b {
    display: block;
    font-weight: ${fontWeight.medium};
  }
`;

export function FooterContacts() {
  const { t } = useTranslation('common');
  return (
    <div>
      <Home to="home" aria-label={t('home', { name: site.name })}>
        <FooterLogo variant="reversed" loading="lazy" />
      </Home>
      <Tagline>{t('tagline')}</Tagline>
      <Contacts>
        <a href={phoneAddress}>
          <Icon of={Phone} />
          {site.phone}
        </a>
        <a href={`mailto:${site.email}`}>
          <Icon of={Mail} />
          {site.email}
        </a>
        <span>
          <Icon of={MapPin} />
          <Lines>
            <b>{addressee}</b>
            {site.address}
            <br />
            {site.city}
          </Lines>
        </span>
      </Contacts>
    </div>
  );
}
