import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { below, columns, pairsOnPaper, space } from '../../../theme';
import { Container } from '../../ui/section/Container';
import { Section } from '../../ui/section/Section';
import { SignedItem } from '../../ui/section/SignedItem';
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
          {services.map(({ key, icon }) => (
            <SignedItem key={key} band icon={icon} title={service(key)} text={t(`about.services.${key}`)} />
          ))}
        </Services>
      </Container>
    </Section>
  );
}
