import { useTranslation } from 'gatsby-plugin-react-i18next';
import styled from 'styled-components';
import { languages, locales } from '../../facts/locales';
import { usePage } from '../page/PageProvider';
import { LanguageLink } from './LanguageLink';

const Pair = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  border: ${({ theme }) => theme.stroke.field} solid ${({ theme }) => theme.color.ink};
  border-radius: ${({ theme }) => theme.radius.control};
  overflow: hidden;

  & > li {
    display: grid;
    min-height: ${({ theme }) => theme.extent.control.menu};
    font-size: ${({ theme }) => theme.size.card};
    font-weight: ${({ theme }) => theme.weight.button};
    line-height: ${({ theme }) => theme.leading.control};
  }

  & > li > * {
    display: grid;
    place-items: center;
    text-decoration: none;
  }

  & a:focus-visible {
    outline-offset: ${({ theme }) => theme.focus.inside};
  }
`;

const Current = styled.span`
  background: ${({ theme }) => theme.color.ink};
  color: ${({ theme }) => theme.color.paper};

  @media (forced-colors: active) {
    outline: ${({ theme }) => theme.focus.width} solid Highlight;
    outline-offset: ${({ theme }) => theme.focus.inside};
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
