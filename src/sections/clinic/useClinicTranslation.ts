import { useTranslation } from 'react-i18next';
import { usePage } from '../../components/ui/page/PageProvider';
import { type ClinicTab, tabFragment } from '../../routes/clinicTabs';

/** Words that several parts of a clinic page share. */
export function useClinicTranslation() {
  const { t } = useTranslation('clinic');
  const { language } = usePage();
  return {
    t,
    /** Address of a tab on this page. */
    tabHref: (tab: ClinicTab): string => `#${tabFragment[language][tab]}`,
  };
}
