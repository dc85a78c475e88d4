import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ConsultationSteps } from '../../components/site/consultation/ConsultationSteps';
import { Coordinator } from '../../components/site/consultation/Coordinator';
import { Breadcrumbs } from '../../components/ui/Breadcrumbs';
import { unseenUntilAsked } from '../../components/ui/queryResults/QueryResults';
import { Container } from '../../components/ui/section/Container';
import { formSentSelector } from '../../components/ui/section/formSentSelector';
import { Lede, Panel } from '../../components/ui/section/Section';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import { replyPromise } from '../../facts/limits';
import { below, columns, space } from '../../theme';
import { ContactMethods, Title } from './ContactMethods';

/* On narrow windows the form comes right after the title; on wide ones it is beside everything. */
const Columns = styled.div`
  display: grid;
  grid-template: 'intro form' auto 'rest form' 1fr / minmax(0, 5fr) minmax(0, 7fr);
  gap: ${space[10]} ${space.fluid.xl};
  align-items: start;
  padding-block: ${space[3]} ${space[16]};

  ${below('footer')} { grid-template: 'intro' auto 'form' auto 'rest' auto / minmax(0, 1fr); }

  ${below('phone')} {
    gap: ${space[5]};
    padding-block: 0 ${space[4]};
  }

  /* Browsers move a grid whose first row does not break to the next sheet, and leave the first one empty. */
  @media print {
    display: block;
    padding-block: 0;

    && > * { margin-top: ${space[5]}; }
  }
`;

const Intro = styled.div`
  grid-area: intro;

  ${below('phone')} {
    & > ${Lede} { margin-top: ${space[2]}; }
  }

  /* The receipt says it with its hour. */
  ${Columns}${formSentSelector} & > ${Lede} { display: none; }
`;

const FormSide = styled.section`
  ${unseenUntilAsked}
  grid-area: form;
`;

const Rest = styled.div`
  ${columns(1, '8')}
  grid-area: rest;

  ${below('phone')} { gap: ${space[5]}; }
`;

const Next = styled.div`
  /* The thanks also say what happens next. */
  ${Columns}${formSentSelector} & { display: none; }
`;

/** Contact (R2.12): the form, what happens next, other ways to reach us. */
export function ContactPage({ form }: { form: ReactNode }) {
  const { t } = useTranslation('contact');
  const { t: common } = useTranslation('common');
  return (
    <Container>
      <Breadcrumbs current={common('routes.contact')} />
      <Columns>
        <Intro>
          <h1>{t('title')}</h1>
          <Lede>{t('lede', { hours: replyPromise.hours })}</Lede>
        </Intro>
        {/* No landmark of its own: the form is one, and of the same name. */}
        <FormSide>
          <VisuallyHidden as="h2">{t('form')}</VisuallyHidden>
          <Panel>{form}</Panel>
        </FormSide>
        <Rest>
          <Coordinator />
          <Next>
            <Title>{t('steps')}</Title>
            <ConsultationSteps />
          </Next>
          <ContactMethods />
        </Rest>
      </Columns>
    </Container>
  );
}
