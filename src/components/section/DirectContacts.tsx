import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Mail, Phone } from 'lucide-react';
import styled from 'styled-components';
import { phoneAddress, site } from '../../facts/site';
import { Icon } from '../icon/Icon';

const Box = styled.div`
  display: grid;
  justify-items: start;
  margin-top: ${({ theme }) => theme.space[10]};
  padding-top: ${({ theme }) => theme.space[6]};
  border-top: ${({ theme }) => theme.stroke.hairline} solid ${({ theme }) => theme.color.lineOnBand};

  & > p {
    font-size: ${({ theme }) => theme.size.card};
    color: ${({ theme }) => theme.color.ink2};
  }

  & > a {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[3]};
    min-height: ${({ theme }) => theme.extent.target};
    max-width: 100%;
    overflow-wrap: anywhere;
    font-weight: ${({ theme }) => theme.weight.button};
    text-decoration: none;
  }

  & > a:hover {
    text-decoration: underline;
    text-underline-offset: ${({ theme }) => theme.underline.link};
  }
`;

const Sign = styled(Icon)`
  color: ${({ theme }) => theme.color.oxblood};
`;

/** Mail and telephone, for those who would rather not fill in a form. */
export function DirectContacts() {
  const { t } = useTranslation('common');
  return (
    <Box>
      <p>{t('consultation.direct')}</p>
      <a href={`mailto:${site.email}`}>
        <Sign of={Mail} />
        {site.email}
      </a>
      <a href={phoneAddress}>
        <Sign of={Phone} />
        {site.phone}
      </a>
    </Box>
  );
}
