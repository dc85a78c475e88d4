import GraduationCap from 'lucide-react/icons/graduation-cap';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useTranslation } from 'react-i18next';
import { SignedItem } from '../../components/ui/section/SignedItem';

/** The three standards of the home page (R2.7). */
const standards = [
  ['protocols', ShieldCheck],
  ['doctors', GraduationCap],
  ['patients', HeartHandshake],
] as const;

/** Three standards (R2.7), at the end of the clinics teaser and below its heading. */
export function Standards() {
  const { t } = useTranslation('home');
  return (
    <ul>
      {standards.map(([key, icon]) => (
        <SignedItem key={key} icon={icon} title={t(`standards.${key}.title`)} text={t(`standards.${key}.text`)} />
      ))}
    </ul>
  );
}
