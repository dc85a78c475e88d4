import Printer from 'lucide-react/icons/printer';
import Share from 'lucide-react/icons/share';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button/Button';
import { Icon } from '../../components/ui/Icon';

/** Opens the device's own sheet for sharing the page's address; what is ticked stays here. Prints where there is none. */
const shareOrPrint = async (title: string): Promise<void> => {
  if (typeof navigator.share !== 'function') return window.print();
  try {
    await navigator.share({ title, url: window.location.href });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) window.print();
  }
};

/** Takes the sheet along, on the phone or on paper. */
export function SheetActions({ name }: { name: string }) {
  const { t } = useTranslation('doctorSheet');
  return (
    <p>
      <Button onClick={() => void shareOrPrint(`${t('title')}: ${name}`)}>
        <Icon of={Share} />
        {t('share')}
      </Button>
      <Button $variant="secondary" onClick={() => window.print()}>
        <Icon of={Printer} />
        {t('print')}
      </Button>
    </p>
  );
}
