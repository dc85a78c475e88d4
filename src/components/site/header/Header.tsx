import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { languages } from '../../../facts/locales';
import { site } from '../../../facts/site';
import { below, color, fontSize, size, space, wrapped } from '../../../theme';
import { ButtonRouteLink } from '../../ui/button/Button';
import { RouteLink } from '../../ui/link/RouteLink';
import { Container } from '../../ui/section/Container';
import { visuallyHidden } from '../../ui/VisuallyHidden';
import { Logo } from '../brand/Logo';
import { LanguageSwitch } from '../languageSwitch/LanguageSwitch';
import { MobileMenu } from '../menu/MobileMenu';
import { CompareLink } from './CompareLink';
import { HeaderSearch } from './HeaderSearch';
import { MainNav } from './MainNav';

const Bar = styled.header`
  position: relative;
  z-index: 10;
  background: ${color.paper};

  /* Positions the open menu, which fills the rest of the window wherever the page is scrolled. */
  ${below('nav')} {
    &:has(details[data-menu][open]) {
      position: sticky;
      top: 0;
    }
  }

  @media print { background: none; }
`;

const Row = styled(Container)`
  ${wrapped('0 5', 'center')}
  min-height: ${size.header.usual};
  padding-block: ${space[2]};

  /* Words of other languages are longer: with the fallback font they would wrap even on wide windows. */
  &:where(:not(:lang(en))) { column-gap: ${space[3]}; }
  ${below('closeNav')} { column-gap: ${space[2]}; }

  ${below('phone')} {
    gap: 0 ${space[3]};
    min-height: ${size.header.phone};
  }

  ${below('code')} { gap: 0 ${space[1]}; }
  ${below('tiny')} { gap: 0; }

  /* The menu has it then. */
  & > [data-compare] {
    ${below('nav')} { display: none; }
  }
`;

/* The logo takes what the row leaves, so that wider letters of another font do not break it. */
const Home = styled(RouteLink)`
  display: grid;
  flex: 1 1 ${size.logo.least};
  align-items: center;
  max-width: ${size.logo.usual};
  margin-right: auto;
  min-height: ${size.target};

  ${below('phone')} { max-width: ${size.logo.phone}; }
`;

const HeaderLogo = styled(Logo)`
  width: 100%;
  height: auto;
`;

const isCrowded = languages.length > 2;

const Language = styled(LanguageSwitch)`
  font-size: ${fontSize.card};

  /* Six entries and the comparison, or a third language, leave room for two letters. */
  ${isCrowded ? '&' : '[data-compare] ~ &'} {
    & > [aria-hidden] { display: none; }
    & > :nth-child(2) { ${visuallyHidden} }
    & > :nth-child(3) { display: inline; }
  }

  ${below('closeNav')} {
    & > [aria-hidden] { display: none; }
  }

  /* The open menu has its own language switch, and phones have room for one language beside it. */
  ${below('code')} {
    ${isCrowded && 'display: none;'}
  }

  ${below('nav')} {
    ${Bar}:has(details[data-menu][open]) & { visibility: hidden; }
  }

  @media print { display: none; }
`;

/* An open menu needs its room: its button says a longer word then. */
const Glass = styled(HeaderSearch)`
  ${below('nav')} {
    ${Bar}:has(details[data-menu][open]) & { display: none; }
  }
`;

const Consultation = styled(ButtonRouteLink)`
  ${below('nav')} { display: none; }
`;

/** Top of every page: logo, main menu, comparison, search, language, consultation; on narrow screens a button opens the menu. */
export function Header() {
  const { t } = useTranslation('common');
  return (
    <Bar>
      <Row>
        <Home to="home" aria-label={t('home', { name: site.name })}>
          <HeaderLogo />
        </Home>
        <MainNav />
        <CompareLink />
        <Glass />
        <Language short />
        <Consultation to="contact" $size="small">
          {t('actions.consultation')}
        </Consultation>
        <MobileMenu />
      </Row>
    </Bar>
  );
}
