import Printer from 'lucide-react/icons/printer';
import Share from 'lucide-react/icons/share';
import { useTranslation } from 'react-i18next';
import { share } from '../../client/share';
import { Button } from '../../components/ui/button/Button';
import { Icon } from '../../components/ui/Icon';

/** Buttons that share the page's address, without the ticks, and print the sheet. */
export function SheetActions({ name }: { name: string }) {
  const { t } = useTranslation('doctorSheet');
  const print = () => window.print();
  const send = () => void share({ title: `${t('title')}: ${name}`, url: window.location.href }, print);
  return (
    <p>
      <Button onClick={send}>
        <Icon of={Share} />
        {t('share')}
      </Button>
      <Button $variant="secondary" onClick={print}>
        <Icon of={Printer} />
        {t('print')}
      </Button>
    </p>
  );
}
