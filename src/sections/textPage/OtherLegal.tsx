import { useTranslation } from 'gatsby-plugin-react-i18next';
import styled from 'styled-components';
import { StandaloneLink } from '../../components/link/StandaloneLink';
import { usePage } from '../../components/page/PageProvider';
import { legalLinks } from '../../routes/menu';
import { otherLegalId } from '../../routes/sectionIds';

const Nav = styled.nav`
  margin-top: ${({ theme }) => theme.space[10]};
  padding-top: ${({ theme }) => theme.space[5]};
  border-top: ${({ theme }) => theme.stroke.hairline} solid ${({ theme }) => theme.color.line};

  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${({ theme }) => theme.space[7]};
  }

  & > h2 {
    font-family: ${({ theme }) => theme.font.sans};
    font-size: ${({ theme }) => theme.size.card};
    font-weight: ${({ theme }) => theme.weight.strong};
    line-height: ${({ theme }) => theme.leading.field};
    letter-spacing: 0;
    word-spacing: normal;
  }

  @media print {
    display: none;
  }
`;

/** The legal pages beside this one. */
export function OtherLegal() {
  const { t } = useTranslation('textPage');
  const { t: common } = useTranslation('common');
  const { kind } = usePage();
  return (
    <Nav aria-labelledby={otherLegalId}>
      <h2 id={otherLegalId}>{t('otherLegal')}</h2>
      <ul>
        {legalLinks
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
