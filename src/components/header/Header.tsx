import { useTranslation } from 'gatsby-plugin-react-i18next';
import styled from 'styled-components';
import { site } from '../../facts/site';
import { below } from '../../theme';
import { Logo } from '../brand/Logo';
import { ButtonRouteLink } from '../button/Button';
import { LanguageSwitch } from '../languageSwitch/LanguageSwitch';
import { Wrap } from '../layout/Wrap';
import { RouteLink } from '../link/RouteLink';
import { MobileMenu } from '../menu/MobileMenu';
import { MainNav } from './MainNav';

const Bar = styled.header`
  position: relative;
  z-index: 10;
  background: ${({ theme }) => theme.color.paper};

  @media print {
    background: none;
  }
`;

const Row = styled(Wrap)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 28px;
  min-height: 84px;
  padding-block: ${({ theme }) => theme.space[2]};

  ${below('phone')} {
    gap: 0 14px;
    min-height: 68px;
  }

  ${below('code')} {
    gap: 0 10px;
  }
`;

const Home = styled(RouteLink)`
  display: flex;
  flex: none;
  align-items: center;
  min-height: ${({ theme }) => theme.space.target};
`;

const HeaderLogo = styled(Logo)`
  width: auto;
  height: 42px;

  ${below('phone')} {
    height: 34px;
  }

  ${below('code')} {
    height: 28px;
  }

  ${below('tiny')} {
    height: 22px;
  }
`;

const Language = styled(LanguageSwitch)`
  font-size: ${({ theme }) => theme.size.card};

  ${below('nav')} {
    margin-left: auto;

    & ~ details {
      margin-left: 0;
    }
  }

  /* The open menu has a switch of its own, with both languages. */
  ${below('nav')} {
    ${Bar}:has(details[data-menu][open]) & {
      visibility: hidden;
    }
  }

  @media print {
    display: none;
  }
`;

const Consultation = styled(ButtonRouteLink)`
  ${below('nav')} {
    display: none;
  }
`;

/** Top of every page: logo, main menu, language, consultation; on narrow screens the menu stands behind a button. */
export function Header() {
  const { t } = useTranslation('common');
  return (
    <Bar>
      <Row>
        <Home to="home" aria-label={t('home', { name: site.name })}>
          <HeaderLogo />
        </Home>
        <MainNav />
        <Language short />
        <Consultation to="contact" $size="small">
          {t('actions.consultation')}
        </Consultation>
        <MobileMenu />
      </Row>
    </Bar>
  );
}
