import { useTranslation } from 'react-i18next';
import { replyPromise } from '../../../facts/limits';
import { Trail } from '../../ui/section/Trail';

export function ConsultationSteps() {
  const { t } = useTranslation('common');
  const steps = (['write', 'reply', 'talk'] as const).map((step) => ({
    title: t(`consultation.steps.${step}.title`, { hours: replyPromise.hours }),
    text: t(`consultation.steps.${step}.text`),
  }));
  return <Trail steps={steps} />;
}
