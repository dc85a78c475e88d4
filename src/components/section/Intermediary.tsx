import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { replyPromise } from '../../facts/limits';
import { below, color, extent, leading, size, space, stroke } from '../../theme';
import { Icon } from '../icon/Icon';
import { Wrap } from '../layout/Wrap';
import { CardText, Lede, Section } from './Section';
import { services } from './services';

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  gap: ${space[12]} ${space.fluid.xl};

  ${below('stack')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[8]};
  }

  /* As for cards on paper: no grid there. */
  @media print {
    display: block;

    & > ul {
      margin-top: ${space[6]};
    }
  }
`;

const Service = styled.li`
  display: grid;
  grid-template-columns: ${extent.disc.usual} minmax(0, 1fr);
  gap: 0 ${space[5]};
  padding-block: ${space[6]};
  border-top: ${stroke.hairline} solid ${color.lineOnBand};
  break-inside: avoid;

  &:last-child {
    border-bottom: ${stroke.hairline} solid ${color.lineOnBand};
  }

  & ${CardText} {
    margin-top: ${space[1]};
  }

  ${below('form')} {
    grid-template-columns: ${extent.disc.small} minmax(0, 1fr);
    gap: 0 ${space[4]};
    padding-block: ${space[4]};

    & ${CardText} {
      font-size: ${size.sm};
      line-height: ${leading.small};
    }
  }
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  width: ${extent.disc.usual};
  height: ${extent.disc.usual};
  border: ${stroke.hairline} solid transparent;
  border-radius: 50%;
  background: ${color.card};
  color: ${color.oxblood};

  ${below('form')} {
    width: ${extent.disc.small};
    height: ${extent.disc.small};
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
