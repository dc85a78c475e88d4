import { useTranslation } from 'react-i18next';
import { usePage } from '../../components/page/PageProvider';
import { type ClinicTab, tabFragment } from '../../routes/clinicTabs';

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Words that several parts of a clinic page share. */
export function useClinicTranslation() {
  const { t } = useTranslation('clinic');
  const { language } = usePage();
  return {
    t,
    /** "10 to 12 days", "1 day" */
    days: ({ from, to }: Range): string => (from === to ? t('daysExact', { count: from }) : t('days', { from, to })),
    /** Address of a tab on this page. */
    tabHref: (tab: ClinicTab): string => `#${tabFragment[language][tab]}`,
  };
}
