import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Mail, Phone } from 'lucide-react';
import styled from 'styled-components';
import { site } from '../../facts/site';
import { Icon } from '../icon/Icon';

const Box = styled.div`
  display: grid;
  justify-items: start;
  margin-top: 36px;
  padding-top: 22px;
  border-top: 1px solid ${({ theme }) => theme.color.lineOnBand};

  & > p {
    font-size: ${({ theme }) => theme.size.card};
    color: ${({ theme }) => theme.color.ink2};
  }

  & > a {
    display: inline-flex;
    align-items: center;
    gap: 12px;
    min-height: ${({ theme }) => theme.space.target};
    max-width: 100%;
    overflow-wrap: anywhere;
    font-weight: ${({ theme }) => theme.weight.button};
    text-decoration: none;
  }

  & > a:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
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
      <a href={`tel:${site.phone.replace(/\s/g, '')}`}>
        <Sign of={Phone} />
        {site.phone}
      </a>
    </Box>
  );
}
