import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { StandaloneLink } from '../../components/ui/link/StandaloneLink';
import { usePage } from '../../components/ui/page/PageProvider';
import { otherLegalId } from '../../routes/sectionIds';
import { borderWidth, color, font, space, typeset, wrapped } from '../../theme';

const Nav = styled.nav`
  margin-top: ${space[10]};
  padding-top: ${space[5]};
  border-top: ${borderWidth.hairline} solid ${color.line};

  & > ul { ${wrapped('0 7')} }

  & > h2 {
    font-family: ${font.sans};
    ${typeset('strong card/field')}
    letter-spacing: 0;
    word-spacing: normal;
  }

  @media print { display: none; }
`;

/** The legal pages beside this one. */
export function OtherLegal() {
  const { t } = useTranslation('textPage');
  const { t: common } = useTranslation('common');
  const { kind, menus } = usePage();
  return (
    <Nav aria-labelledby={otherLegalId}>
      <h2 id={otherLegalId}>{t('otherLegal')}</h2>
      <ul>
        {menus.legal
          .filter((route) => route !== kind)
          .map((route) => (
            <li key={route}>
              <StandaloneLink to={route}>{common(`routes.${route}`)}</StandaloneLink>
            </li>
          ))}
      </ul>
    </Nav>
  );
}
