import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Mail, MapPin, Phone } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from '../../components/icon/Icon';
import { VisuallyHidden } from '../../components/visuallyHidden/VisuallyHidden';
import { phoneAddress, site } from '../../facts/site';
import { waysId } from '../../routes/sectionIds';

const List = styled.ul`
  margin-top: ${({ theme }) => theme.space[8]};

  & > li {
    display: grid;
    grid-template-columns: ${({ theme }) => theme.icon.l} minmax(0, 1fr);
    gap: ${({ theme }) => theme.space[4]};
    padding-block: ${({ theme }) => theme.space[3]};
    border-top: ${({ theme }) => theme.stroke.hairline} solid ${({ theme }) => theme.color.line};
  }

  & > li:last-child {
    border-bottom: ${({ theme }) => theme.stroke.hairline} solid ${({ theme }) => theme.color.line};
  }

  & p {
    font-size: ${({ theme }) => theme.size.sm};
    line-height: ${({ theme }) => theme.leading.small};
    color: ${({ theme }) => theme.color.ink2};
  }
`;

const Sign = styled(Icon)`
  margin-top: ${({ theme }) => theme.space[2]};
  color: ${({ theme }) => theme.color.oxblood};
`;

const Way = styled.span`
  display: flex;
  align-items: center;
  min-height: ${({ theme }) => theme.extent.target};
  font-size: ${({ theme }) => theme.size.base};
  font-weight: ${({ theme }) => theme.weight.strong};
  line-height: ${({ theme }) => theme.leading.contact};
  text-decoration: none;
  overflow-wrap: anywhere;

  &:is(a):hover {
    text-decoration: underline;
    text-underline-offset: ${({ theme }) => theme.underline.link};
  }
`;

/** Telephone, mail and address. */
export function Ways() {
  const { t } = useTranslation('contact');
  return (
    <section aria-labelledby={waysId}>
      <VisuallyHidden as="h2" id={waysId}>
        {t('ways.title')}
      </VisuallyHidden>
      <List>
        <li>
          <Sign of={Phone} size="l" strokeWidth={1.6} />
          <div>
            <Way as="a" href={phoneAddress}>
              {site.phone}
            </Way>
            <p>{t('ways.phone')}</p>
          </div>
        </li>
        <li>
          <Sign of={Mail} size="l" strokeWidth={1.6} />
          <div>
            <Way as="a" href={`mailto:${site.email}`}>
              {site.email}
            </Way>
            <p>{t('ways.email')}</p>
          </div>
        </li>
        <li>
          <Sign of={MapPin} size="l" strokeWidth={1.6} />
          <div>
            <Way as="address">{site.address}</Way>
            <p>{t('ways.address')}</p>
          </div>
        </li>
      </List>
    </section>
  );
}
