import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { languages, locales } from '../../../facts/locales';
import { borderWidth, color, focus, radius, size, typeset } from '../../../theme';
import { usePage } from '../../ui/page/PageProvider';
import { LanguageLink } from './LanguageLink';

const Pair = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  border: ${borderWidth.field} solid ${color.ink};
  border-radius: ${radius.control};
  overflow: hidden;

  & > li {
    display: grid;
    min-height: ${size.control.menu};
    ${typeset('button card/control')}
  }

  & > li > * {
    display: grid;
    place-items: center;
    text-decoration: none;
  }

  & a:focus-visible { outline-offset: ${focus.inside}; }
`;

const Current = styled.span`
  background: ${color.ink};
  color: ${color.paper};

  @media (forced-colors: active) {
    outline: ${focus.width} solid Highlight;
    outline-offset: ${focus.inside};
  }
`;

export function LanguagePair() {
  const { t } = useTranslation('common');
  const { language } = usePage();
  return (
    <Pair aria-label={t('language')}>
      {languages.map((each) => (
        <li key={each}>
          {each === language ? (
            <Current aria-current="true">{locales[each].ownName}</Current>
          ) : (
            <LanguageLink to={each} />
          )}
        </li>
      ))}
    </Pair>
  );
}
