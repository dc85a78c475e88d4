import { useTranslation } from 'gatsby-plugin-react-i18next';
import styled from 'styled-components';
import { languages, locales } from '../../facts/locales';
import { usePage } from '../page/PageProvider';
import { LanguageLink } from './LanguageLink';

const Pair = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  border: 1.5px solid ${({ theme }) => theme.color.ink};
  border-radius: ${({ theme }) => theme.radius.control};
  overflow: hidden;

  & > li {
    display: grid;
    min-height: 48px;
    font-size: ${({ theme }) => theme.size.card};
    font-weight: ${({ theme }) => theme.weight.button};
    line-height: 1.2;
  }

  & > li > * {
    display: grid;
    place-items: center;
    text-decoration: none;
  }

  & a:focus-visible {
    outline-offset: -3px;
  }
`;

const Current = styled.span`
  background: ${({ theme }) => theme.color.ink};
  color: ${({ theme }) => theme.color.paper};

  @media (forced-colors: active) {
    outline: 3px solid Highlight;
    outline-offset: -3px;
  }
`;

/** Both languages side by side, the current one filled. */
export function LanguagePair() {
  const { t } = useTranslation('common');
  const { language } = usePage();
  return (
    <Pair aria-label={t('language')}>
      {languages.map((each) => (
        <li key={each}>
          {each === language ? <Current aria-current="true">{locales[each].ownName}</Current> : <LanguageLink />}
        </li>
      ))}
    </Pair>
  );
}
