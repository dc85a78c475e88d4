import { useEffect, useState } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { LanguageLink } from '../../components/site/languageSwitch/LanguageLink';
import { ownTextButton, textButton } from '../../components/ui/button/textButton';
import { focusContent } from '../../components/ui/focusContent';
import { usePage } from '../../components/ui/page/PageProvider';
import { visuallyHidden } from '../../components/ui/VisuallyHidden';
import { type Language, locales } from '../../facts/locales';
import { below, borderWidth, color, radius, shadow, size, space, typeset, wrapped } from '../../theme';
import { decideLanguage } from './decideLanguage';
import { readCookies, rememberLanguage } from './rememberLanguage';

/** Milliseconds until the line appears: the press that hydrated the page must not land on it. */
const APPEARS_AFTER_MS = 600;

/*
 * Below the header's layer, so that the open menu covers it in browsers without `:has`. Bottom left, clear of submit
 * buttons. Phones show only the two links.
 */
const Line = styled.aside`
  position: fixed;
  z-index: 9;
  inset: auto auto 0 0;
  ${wrapped('0 4', 'center')}
  max-width: 100%;
  padding: ${space[1]} ${space.gutter};
  border: ${borderWidth.hairline} solid ${color.line};
  border-start-end-radius: ${radius.sheet};
  background: ${color.foam};
  ${typeset('card/field', 'onFoam')}
  box-shadow: ${shadow.sheet};

  /* It would cover the menu's links, and the menu has all languages. */
  html:has(details[data-menu][open]) & { display: none; }

  /* Somebody who fills in a form or compares clinics has chosen a language, and needs the room. */
  html:has(main form :focus, [data-compare-bar]) & { visibility: hidden; }

  ${below('phone')} {
    right: 0;
    justify-content: space-between;
    padding-block: 0;
    border-start-end-radius: 0;

    & > span { ${visuallyHidden} }
  }

  @media print { display: none; }
`;

const Read = styled(LanguageLink)`
  ${ownTextButton}
`;

const Stay = styled.button`
  ${textButton}
  min-height: ${size.target};
`;

/* The line never covers the focus (WCAG 2.2, 2.4.11), not even at the end of the page, where its room continues the footer. */
const OfferScrollPadding = createGlobalStyle`
  @media screen {
    html {
      scroll-padding-bottom: ${size.keptFree.languageOffer};
      padding-bottom: ${size.keptFree.languageOffer};
      background: ${color.wine};
    }
  }
`;

/**
 * A dismissible line, in the visitor's own language, that offers this page in it; no address but the root is ever
 * redirected. It lies over the end of the window, so that nothing moves when it appears. Both answers are a choice.
 */
export function LanguageOffer() {
  const { language, kind, offers } = usePage();
  const [offered, setOffered] = useState<Language>();
  const words = offered && offers[offered];
  const hasAlternate = kind !== 'notFound' && kind !== 'serverError';

  useEffect(() => {
    const theirs = decideLanguage({ cookie: readCookies(), browserLanguages: navigator.languages });
    const timer = setTimeout(setOffered, offers[theirs] ? APPEARS_AFTER_MS : 0, theirs);
    return () => clearTimeout(timer);
  }, [offers]);

  if (!words || !hasAlternate) return null;
  const stay = () => {
    rememberLanguage(language);
    setOffered(undefined);
    focusContent();
  };
  return (
    <Line lang={locales[offered].tag} aria-label={locales[offered].ownName} data-language-offer="">
      <OfferScrollPadding />
      <span>{words.offer}</span>
      <Read to={offered}>{words.read}</Read>
      <Stay type="button" onClick={stay}>
        {words.stay}
      </Stay>
    </Line>
  );
}
