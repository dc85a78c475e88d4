import Chain from 'lucide-react/icons/link';
import Printer from 'lucide-react/icons/printer';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from '../../components/ui/Icon';
import { standaloneLink } from '../../components/ui/link/StandaloneLink';
import { size, space } from '../../theme';

const Together = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: ${size.control.usual};
  gap: 0 ${space[5]};
`;

const Action = styled.button`
  ${standaloneLink}
`;

interface ActionsProps {
  /** The query that holds what is shown. */
  query: string;
  onCopied: (done: boolean) => void;
}

/** What can be done with a comparison: send it, and take it along on paper. */
export function Actions({ query, onCopied }: ActionsProps) {
  const { t } = useTranslation('compare');
  const copy = async () => {
    const { origin, pathname } = window.location;
    try {
      await navigator.clipboard.writeText(origin + pathname + query);
      onCopied(true);
    } catch (error) {
      console.warn('The address could not be copied.', error);
      onCopied(false);
    }
  };
  return (
    <Together>
      <Action type="button" onClick={() => void copy()}>
        <Icon of={Chain} />
        {t('copy')}
      </Action>
      <Action type="button" onClick={() => window.print()}>
        <Icon of={Printer} />
        {t('print')}
      </Action>
    </Together>
  );
}
