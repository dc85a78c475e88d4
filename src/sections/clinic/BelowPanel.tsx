import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { TestimonialCard } from '../../components/clinic/cards/TestimonialCard';
import { Disclaimer } from '../../components/site/Disclaimer';
import { onOtherTab } from '../../components/ui/tabs/tabShown';
import type { ClinicView } from '../../data/clinic';
import { columns, space } from '../../theme';
import { useClinicTranslation } from './useClinicTranslation';

/* One testimonial, and the line that qualifies it. */
const Voice = styled.div`
  ${columns(1, '5')}

  & > :first-child { padding-block: ${space[6]} 0; }

  ${onOtherTab}

  /* Printed among the testimonials. */
  @media print { display: none; }
`;

/** Below every tab what to keep in mind; below the first one testimonial, too. */
export function BelowPanel({ view }: { view: ClinicView }) {
  const { t } = useClinicTranslation();
  const { t: common } = useTranslation('common');
  const [voice] = view.testimonials;
  return (
    <>
      {voice && (
        <Voice>
          <TestimonialCard testimonial={voice} tint="sand" size="small" withClinic={false} />
          <Disclaimer>{common('disclaimer.stories')}</Disclaimer>
        </Voice>
      )}
      <Disclaimer>
        {t('note.own')} {t('note.reviewed', { date: view.reviewed })}
      </Disclaimer>
    </>
  );
}
