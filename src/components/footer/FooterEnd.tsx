import { useTranslation } from 'gatsby-plugin-react-i18next';
import styled from 'styled-components';
import { site } from '../../facts/site';
import { LanguageSwitch } from '../languageSwitch/LanguageSwitch';
import { Disclaimer } from '../notice/Disclaimer';

const End = styled.div`
  display: grid;
  gap: 20px;
  margin-top: 40px;
  padding-top: 24px;
  border-top: 1px solid ${({ theme }) => theme.color.lineOnDark};
  font-size: ${({ theme }) => theme.size.sm};
  line-height: 1.5;
  color: ${({ theme }) => theme.color.onWineSoft};

  @media print {
    color: #000;
  }
`;

const Credits = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 32px;

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 28px;
  }
`;

/** Disclaimer, copyright, language and credit. */
export function FooterEnd() {
  const { t } = useTranslation('common');
  return (
    <End>
      <Disclaimer onDark>{t('disclaimer.general')}</Disclaimer>
      <Credits>
        <span>{t('footer.copyright', { year: site.copyrightYear, name: site.name })}</span>
        <div>
          <LanguageSwitch />
          <span>{t('footer.developedBy', { name: site.developer })}</span>
        </div>
      </Credits>
    </End>
  );
}
