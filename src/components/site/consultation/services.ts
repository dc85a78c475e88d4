import Languages from 'lucide-react/icons/languages';
import MessageCircle from 'lucide-react/icons/message-circle';
import Plane from 'lucide-react/icons/plane';
import ReceiptText from 'lucide-react/icons/receipt-text';

/** The services of the product (R1.4). Words: namespace `services`. */
export const services = [
  { key: 'languages', icon: Languages },
  { key: 'travel', icon: Plane },
  { key: 'costs', icon: ReceiptText },
  { key: 'followUp', icon: MessageCircle },
] as const;
