import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { phoneAddress, site } from '../../../facts/site';
import { below, borderWidth, color, fontWeight, inlineRow, space, typeset, underlined } from '../../../theme';
import { Icon } from '../../ui/Icon';

const Box = styled.div`
  display: grid;
  justify-items: start;
  margin-top: ${space[6]};
  padding-top: ${space[6]};
  border-top: ${borderWidth.hairline} solid ${color.lineOnBand};

  /* The footer has them, too. */
  ${below('footer')} { display: none; }
  & > p { ${typeset('card', 'ink2')} }

  & > a {
    ${inlineRow('3', 'target')}
    max-width: 100%;
    overflow-wrap: anywhere;
    font-weight: ${fontWeight.button};
    text-decoration: none;
  }

  & > a:hover { ${underlined} }
`;

export function DirectContacts() {
  const { t } = useTranslation('common');
  return (
    <Box>
      <p>{t('consultation.direct')}</p>
      <a href={`mailto:${site.email}`}>
        <Icon of={Mail} ink="oxblood" />
        {site.email}
      </a>
      <a href={phoneAddress}>
        <Icon of={Phone} ink="oxblood" />
        {site.phone}
      </a>
    </Box>
  );
}
