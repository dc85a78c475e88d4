import CircleAlert from 'lucide-react/icons/circle-alert';
import { StandaloneLink } from '../../components/ui/link/StandaloneLink';
import { Notice } from '../../components/ui/Notice';
import type { ClinicView } from '../../data/clinic';
import { useChosenOffer } from './useChosenOffer';
import { useClinicTranslation } from './useClinicTranslation';

/** Says that the address asks for a procedure which this clinic does not offer. */
export function NotOffered({ view }: { view: ClinicView }) {
  const { t } = useClinicTranslation();
  const { offer, isMissing } = useChosenOffer(view.offers);
  if (!isMissing || !offer) return null;
  return (
    <Notice icon={CircleAlert}>
      {t('notOffered.text', { clinic: view.name, name: offer.name })}{' '}
      <StandaloneLink to="clinics">{t('notOffered.action')}</StandaloneLink>
    </Notice>
  );
}
