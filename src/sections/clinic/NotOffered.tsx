import CircleAlert from 'lucide-react/icons/circle-alert';
import { StandaloneLink } from '../../components/ui/link/StandaloneLink';
import { Notice } from '../../components/ui/Notice';
import type { ClinicView } from '../../data/clinic';
import { useClinicTranslation } from './useClinicTranslation';

/** Says that the address asks for a procedure which this clinic does not offer. */
export function NotOffered({ view }: { view: ClinicView }) {
  const { t } = useClinicTranslation();
  return (
    <Notice icon={CircleAlert}>
      {t('notOffered.text', { clinic: view.name })}{' '}
      <StandaloneLink to="clinics">{t('notOffered.action')}</StandaloneLink>
    </Notice>
  );
}
