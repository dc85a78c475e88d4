import CircleAlert from 'lucide-react/icons/circle-alert';
import { StandaloneLink } from '../../components/ui/link/StandaloneLink';
import { Notice } from '../../components/ui/Notice';
import type { ClinicView } from '../../data/clinic';
import { readAskedOffer, withProcedure } from '../../routes/procedureAddress';
import { useChosenOffer } from './useChosenOffer';
import { useClinicTranslation } from './useClinicTranslation';

/** Says that the address asks for a procedure which this clinic does not offer. */
export function NotOffered({ view }: { view: ClinicView }) {
  const { t } = useClinicTranslation();
  const { query } = useChosenOffer(view.offers);
  return (
    <Notice icon={CircleAlert}>
      {t('notOffered.text', { clinic: view.name })}{' '}
      <StandaloneLink to="clinics" suffix={withProcedure('', readAskedOffer(query).procedure)}>
        {t('notOffered.action')}
      </StandaloneLink>
    </Notice>
  );
}
