import Printer from 'lucide-react/icons/printer';
import Share from 'lucide-react/icons/share';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button/Button';
import { Icon } from '../../components/ui/Icon';

/** Shares the page's address, without the ticks, by the device's dialog; prints where there is none. */
const shareOrPrint = async (title: string): Promise<void> => {
  if (typeof navigator.share !== 'function') return window.print();
  try {
    await navigator.share({ title, url: window.location.href });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) window.print();
  }
};

/** Buttons that share and print the sheet. */
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
