import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ConsultationSteps } from '../../components/site/consultation/ConsultationSteps';
import { Coordinator } from '../../components/site/consultation/Coordinator';
import { FormFold } from '../../components/site/consultation/FormFold';
import { BesideForm, FormBand } from '../../components/ui/section/FormBand';
import { Lede, Panel } from '../../components/ui/section/Section';
import { replyPromise } from '../../facts/limits';
import { inquiryId } from '../../routes/sectionIds';
import { below, color, space } from '../../theme';

const Band = styled(FormBand)`
  ${below('tabs')} {
    position: relative;
    z-index: 9;
    background: ${color.paper};
  }

  ${below('phone')} {
    padding-top: ${space[4]};

    /* The coordinator below it says the same. */
    & ${Lede} { display: none; }
  }
`;

const Who = styled(Coordinator)`
  margin-top: ${space[4]};
`;

/* The lede has said it where there is no room beside the form. */
const Steps = styled.div`
  ${below('footer')} { display: none; }
`;

interface InquirySectionProps {
  form: ReactNode;
  /** Where nothing is proven, the form opens in place on narrow windows: asking is not urged. */
  isUnproven: boolean;
}

/** The form about this procedure, at the end of its page. */
export function InquirySection({ form, isUnproven }: InquirySectionProps) {
  const { t } = useTranslation('procedure');
  const { t: common } = useTranslation('common');
  return (
    <Band id={isUnproven ? undefined : inquiryId} aria-labelledby="ask-title">
      <BesideForm>
        <div>
          <h2 id="ask-title">{t('form.title')}</h2>
          <Lede>{t('form.lede', { hours: replyPromise.hours })}</Lede>
          <Who />
          <Steps>
            <ConsultationSteps />
          </Steps>
        </div>
        {isUnproven ? (
          <FormFold id={inquiryId} summary={common('consultation.open')} form={form} />
        ) : (
          <Panel>{form}</Panel>
        )}
      </BesideForm>
    </Band>
  );
}
