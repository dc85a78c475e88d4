import type { LucideIcon } from 'lucide-react';
import Accessibility from 'lucide-react/icons/accessibility';
import Ambulance from 'lucide-react/icons/ambulance';
import BadgeCheck from 'lucide-react/icons/badge-check';
import BedDouble from 'lucide-react/icons/bed-double';
import Building2 from 'lucide-react/icons/building-2';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Car from 'lucide-react/icons/car';
import Clock from 'lucide-react/icons/clock';
import FileText from 'lucide-react/icons/file-text';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Footprints from 'lucide-react/icons/footprints';
import Hand from 'lucide-react/icons/hand';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Languages from 'lucide-react/icons/languages';
import Mountain from 'lucide-react/icons/mountain';
import PackageCheck from 'lucide-react/icons/package-check';
import Phone from 'lucide-react/icons/phone';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Salad from 'lucide-react/icons/salad';
import Scan from 'lucide-react/icons/scan';
import Stethoscope from 'lucide-react/icons/stethoscope';
import Syringe from 'lucide-react/icons/syringe';
import TestTube from 'lucide-react/icons/test-tube';
import Trees from 'lucide-react/icons/trees';
import UserRound from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';
import Video from 'lucide-react/icons/video';
import type { FeatureIcon } from '../../schemas/clinicFeatures';

export const featureIcons: Readonly<Record<FeatureIcon, LucideIcon>> = {
  access: Accessibility,
  altitude: Mountain,
  ambulance: Ambulance,
  anesthesia: Syringe,
  building: Building2,
  clock: Clock,
  documents: BadgeCheck,
  garden: Trees,
  imaging: Scan,
  individual: UserRound,
  laboratory: FlaskConical,
  languages: Languages,
  monitoring: HeartPulse,
  nursing: Stethoscope,
  nutrition: Salad,
  pause: Hand,
  phone: Phone,
  price: ReceiptText,
  records: FileText,
  rehabilitation: Footprints,
  room: BedDouble,
  supplies: PackageCheck,
  team: UsersRound,
  tests: TestTube,
  transfer: Car,
  video: Video,
  visits: CalendarDays,
};
