import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import {
  below,
  beside,
  borderWidth,
  color,
  columns,
  fontSize,
  icon,
  pairsOnPaper,
  space,
  typeset,
} from '../../../theme';
import { Icon } from '../../ui/Icon';
import { Container } from '../../ui/section/Container';
import { CardText, Section } from '../../ui/section/Section';
import { services } from './services';

const Services = styled.ul`
  ${columns(4, '0 s')}
  margin-top: ${space.fluid.s};

  ${below('tabs')} {
    grid-template-columns: minmax(0, 1fr);
    margin-top: ${space[4]};
  }

  ${pairsOnPaper}
`;

const Service = styled.li`
  ${beside(icon.m, '0 4')}
  padding-block: ${space[3]};
  border-top: ${borderWidth.hairline} solid ${color.lineOnBand};
  break-inside: avoid;

  & > svg,
  & > span {
    color: ${color.oxblood};
  }

  & h3 { font-size: ${fontSize.stop}; }

  & ${CardText} {
    margin-top: ${space[1]};
    ${typeset('sm/small')}
  }
`;

/** What the site is and is not, with its four services. Words: namespaces `home` and `services`. */
export function Intermediary() {
  const { t } = useTranslation('home');
  const { t: service } = useTranslation('services');
  const id = useId();
  return (
    <Section $band aria-labelledby={id}>
      <Container>
        <h2 id={id}>{t('about.title')}</h2>
        <Services>
          {services.map(({ key, icon: sign }) => (
            <Service key={key}>
              <Icon of={sign} size="m" />
              <div>
                <h3>{service(key)}</h3>
                <CardText>{t(`about.services.${key}`)}</CardText>
              </div>
            </Service>
          ))}
        </Services>
      </Container>
    </Section>
  );
}
