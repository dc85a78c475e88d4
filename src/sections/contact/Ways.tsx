import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Mail, MapPin, Phone } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from '../../components/icon/Icon';
import { VisuallyHidden } from '../../components/visuallyHidden/VisuallyHidden';
import { site } from '../../facts/site';

const List = styled.ul`
  margin-top: 34px;

  & > li {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr);
    gap: 16px;
    padding-block: 12px;
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }

  & > li:last-child {
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
  }

  & p {
    font-size: ${({ theme }) => theme.size.sm};
    line-height: 1.45;
    color: ${({ theme }) => theme.color.ink2};
  }
`;

const Sign = styled(Icon)`
  margin-top: 9px;
  color: ${({ theme }) => theme.color.oxblood};
`;

const Way = styled.span`
  display: flex;
  align-items: center;
  min-height: ${({ theme }) => theme.space.target};
  font-size: ${({ theme }) => theme.size.base};
  font-weight: ${({ theme }) => theme.weight.strong};
  line-height: 1.35;
  text-decoration: none;
  overflow-wrap: anywhere;

  &:is(a):hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

/** Telephone, mail and address. */
export function Ways() {
  const { t } = useTranslation('contact');
  return (
    <section aria-labelledby="ways">
      <VisuallyHidden as="h2" id="ways">
        {t('ways.title')}
      </VisuallyHidden>
      <List>
        <li>
          <Sign of={Phone} size="26px" strokeWidth={1.6} />
          <div>
            <Way as="a" href={`tel:${site.phone.replace(/\s/g, '')}`}>
              {site.phone}
            </Way>
            <p>{t('ways.phone')}</p>
          </div>
        </li>
        <li>
          <Sign of={Mail} size="26px" strokeWidth={1.6} />
          <div>
            <Way as="a" href={`mailto:${site.email}`}>
              {site.email}
            </Way>
            <p>{t('ways.email')}</p>
          </div>
        </li>
        <li>
          <Sign of={MapPin} size="26px" strokeWidth={1.6} />
          <div>
            <Way as="address">{site.address}</Way>
            <p>{t('ways.address')}</p>
          </div>
        </li>
      </List>
    </section>
  );
}
