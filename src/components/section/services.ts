import { Languages, type LucideIcon, MessageCircle, Plane, ReceiptText } from 'lucide-react';

/** The services of the product (specification, section 1). Words: namespace `services`. */
export const services: readonly { readonly key: string; readonly icon: LucideIcon }[] = [
  { key: 'languages', icon: Languages },
  { key: 'travel', icon: Plane },
  { key: 'costs', icon: ReceiptText },
  { key: 'followUp', icon: MessageCircle },
];
