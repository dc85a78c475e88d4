import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { replyPromise } from '../../../facts/limits';
import { below, borderWidth, color, fontSize, lineHeight, size, space } from '../../../theme';
import { Icon } from '../../ui/Icon';
import { Container } from '../../ui/section/Container';
import { CardText, Lede, Section } from '../../ui/section/Section';
import { services } from './services';

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  gap: ${space[12]} ${space.fluid.xl};

  ${below('stack')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[8]};
  }

  /* No grid on paper; see onPaper.ts. */
  @media print {
    display: block;

    & > ul {
      margin-top: ${space[6]};
    }
  }
`;

const Service = styled.li`
  display: grid;
  grid-template-columns: ${size.disc.usual} minmax(0, 1fr);
  gap: 0 ${space[5]};
  padding-block: ${space[6]};
  border-top: ${borderWidth.hairline} solid ${color.lineOnBand};
  break-inside: avoid;

  &:last-child {
    border-bottom: ${borderWidth.hairline} solid ${color.lineOnBand};
  }

  & ${CardText} {
    margin-top: ${space[1]};
  }

  ${below('form')} {
    grid-template-columns: ${size.disc.small} minmax(0, 1fr);
    gap: 0 ${space[4]};
    padding-block: ${space[4]};

    & ${CardText} {
      font-size: ${fontSize.sm};
      line-height: ${lineHeight.small};
    }
  }
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  width: ${size.disc.usual};
  height: ${size.disc.usual};
  border: ${borderWidth.hairline} solid transparent;
  border-radius: 50%;
  background: ${color.card};
  color: ${color.oxblood};

  ${below('form')} {
    width: ${size.disc.small};
    height: ${size.disc.small};
  }
`;

/** What the site is and is not, with its four services. Words: namespaces `home` and `services`. */
export function Intermediary() {
  const { t } = useTranslation('home');
  const { t: service } = useTranslation('services');
  const id = useId();
  return (
    <Section $band aria-labelledby={id}>
      <Columns>
        <div>
          <h2 id={id}>{t('about.title')}</h2>
          <Lede>{t('about.lede', { hours: replyPromise.hours })}</Lede>
        </div>
        <ul>
          {services.map(({ key, icon }) => (
            <Service key={key}>
              <Sign>
                <Icon of={icon} size="m" />
              </Sign>
              <div>
                <h3>{service(key)}</h3>
                <CardText>{t(`about.services.${key}`)}</CardText>
              </div>
            </Service>
          ))}
        </ul>
      </Columns>
    </Section>
  );
}
