import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from '../../components/ui/Icon';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import { addressee, phoneAddress, site } from '../../facts/site';
import { waysId } from '../../routes/sectionIds';
import { borderWidth, color, fontSize, fontWeight, icon, lineHeight, size, space, underline } from '../../theme';

const List = styled.ul`
  margin-top: ${space[8]};

  & > li {
    display: grid;
    grid-template-columns: ${icon.l} minmax(0, 1fr);
    gap: ${space[4]};
    padding-block: ${space[3]};
    border-top: ${borderWidth.hairline} solid ${color.line};
  }

  & > li:last-child {
    border-bottom: ${borderWidth.hairline} solid ${color.line};
  }

  & p {
    font-size: ${fontSize.sm};
    line-height: ${lineHeight.small};
    color: ${color.ink2};
  }
`;

const Sign = styled(Icon)`
  margin-top: ${space[2]};
  color: ${color.oxblood};
`;

const ContactMethod = styled.span`
  display: flex;
  align-items: center;
  min-height: ${size.target};
  font-size: ${fontSize.base};
  font-weight: ${fontWeight.strong};
  line-height: ${lineHeight.contact};
  text-decoration: none;
  overflow-wrap: anywhere;

  /* Lines, and no flexible items, which browsers would make of each when they translate the page. */
  &:is(address) {
    display: block;
  }

  &:is(a):hover {
    text-decoration: underline;
    text-underline-offset: ${underline.link};
  }
`;

/** Telephone, mail and address. */
export function ContactMethods() {
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
            <ContactMethod as="a" href={phoneAddress}>
              {site.phone}
            </ContactMethod>
            <p>{t('ways.phone')}</p>
          </div>
        </li>
        <li>
          <Sign of={Mail} size="l" strokeWidth={1.6} />
          <div>
            <ContactMethod as="a" href={`mailto:${site.email}`}>
              {site.email}
            </ContactMethod>
            <p>{t('ways.email')}</p>
          </div>
        </li>
        <li>
          <Sign of={MapPin} size="l" strokeWidth={1.6} />
          <div>
            <ContactMethod as="address">
              {addressee}
              <br />
              {site.address}
              <br />
              {site.city}
            </ContactMethod>
            <p>{t('ways.address')}</p>
          </div>
        </li>
      </List>
    </section>
  );
}
