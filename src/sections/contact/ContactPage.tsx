import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { WhereClinicsAre } from '../../components/clinic/map/WhereClinicsAre';
import { ConsultationSteps } from '../../components/site/consultation/ConsultationSteps';
import { Disclaimer } from '../../components/site/Disclaimer';
import { Breadcrumbs } from '../../components/ui/Breadcrumbs';
import { Container } from '../../components/ui/section/Container';
import { formSentSelector } from '../../components/ui/section/formSentSelector';
import { Lede, Panel } from '../../components/ui/section/Section';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import type { ContactView } from '../../data/pages';
import { replyPromise } from '../../facts/limits';
import { below, fontSize, lineHeight, space } from '../../theme';
import { ContactMethods } from './ContactMethods';

/*
 * On narrow windows the form comes right after the ways to reach us. On wide ones it is beside them, and the map is
 * below both.
 */
const Columns = styled.div`
  display: grid;
  grid-template: 'intro form' auto 'steps form' 1fr 'map map' auto / minmax(0, 5fr) minmax(0, 7fr);
  gap: 0 ${space.fluid.xl};
  align-items: start;
  padding-block: ${space[3]} ${space[16]};

  ${below('footer')} {
    grid-template: 'intro' auto 'form' auto 'steps' auto 'map' auto / minmax(0, 1fr);
  }

  /* Browsers move a grid whose first row does not break to the next sheet, and leave the first one empty. */
  @media print {
    display: block;
    padding-block: 0;

    && > * {
      margin-top: ${space[5]};
    }
  }
`;

const Intro = styled.div`
  grid-area: intro;
`;

const FormSide = styled.section`
  grid-area: form;

  ${below('footer')} {
    margin-top: ${space[10]};
  }
`;

const Next = styled.div`
  grid-area: steps;
  margin-top: ${space[14]};

  /* The thanks also say what happens next. */
  ${Columns}${formSentSelector} & {
    display: none;
  }
`;

const Where = styled(WhereClinicsAre)`
  grid-area: map;
  margin-top: ${space[14]};
`;

const Title = styled.h2`
  font-size: ${fontSize.h3};
  line-height: ${lineHeight.title};
`;

const Closing = styled(Disclaimer)`
  margin-bottom: ${space.section};

  @media print {
    margin-block: ${space[5]};
  }
`;

interface ContactPageProps {
  view: ContactView;
  form: ReactNode;
}

/** Contact (R2.12): ways to reach us, the form, what happens next, where the clinics are. */
export function ContactPage({ view, form }: ContactPageProps) {
  const { t } = useTranslation('contact');
  const { t: common } = useTranslation('common');
  return (
    <Container>
      <Breadcrumbs current={common('routes.contact')} />
      <Columns>
        <Intro>
          <h1>{t('title')}</h1>
          <Lede>{t('lede', { hours: replyPromise.hours })}</Lede>
          <ContactMethods />
        </Intro>
        {/* No landmark of its own: the form is one, and of the same name. */}
        <FormSide>
          <VisuallyHidden as="h2">{t('form')}</VisuallyHidden>
          <Panel>{form}</Panel>
        </FormSide>
        <Next>
          <Title>{t('steps')}</Title>
          <ConsultationSteps />
        </Next>
        <Where map={view.map} />
      </Columns>
      <Closing>
        {common('disclaimer.general')} {t('emergency')}
      </Closing>
    </Container>
  );
}
