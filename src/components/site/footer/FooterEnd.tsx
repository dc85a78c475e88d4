import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { site } from '../../../facts/site';
import { below, borderWidth, color, columns, lineHeight, space, typeset, wrapped } from '../../../theme';
import { usePage } from '../../ui/page/PageProvider';
import { Disclaimer } from '../Disclaimer';
import { LanguageSwitch } from '../languageSwitch/LanguageSwitch';

const End = styled.div`
  ${columns(1, '5')}
  margin-top: ${space[10]};
  padding-top: ${space[6]};
  border-top: ${borderWidth.hairline} solid ${color.lineOnDark};
  ${typeset('sm/lede', 'onWineSoft')}

  ${below('tabs')} { margin-top: 0; }

  ${below('phone')} {
    gap: ${space[2]};
    padding-top: ${space[3]};
    line-height: ${lineHeight.small};
  }

  /* WebKit cuts lines of text where a page ends within a grid. */
  @media print {
    display: block;
    margin-top: ${space[5]};
    padding-top: ${space[4]};
    color: ${color.print};

    & > * {
      margin-bottom: ${space[3]};
      break-inside: avoid;
    }
  }
`;

const Credits = styled.div`
  ${wrapped('2 8', 'apart', 'center')}

  & > div { ${wrapped('0 7', 'center')} }

  & :is(a, span) {
    min-width: 0;
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;

/* On paper the address tells where to find the page. */
const Address = styled.p`
  display: none;
  overflow-wrap: anywhere;

  @media print { display: block; }
`;

export function FooterEnd() {
  const { t } = useTranslation('common');
  const { canonical } = usePage().meta;
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
      {canonical && <Address>{canonical}</Address>}
    </End>
  );
}
