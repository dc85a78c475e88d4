import { usePage } from '../../components/ui/page/PageProvider';
import { counterpartOf } from '../../facts/counterpart';
import { type Language, languages } from '../../facts/locales';

/** The two languages of a sheet, in the order of the site: the reader's and the one that stands beside it. */
export const useSheetLanguages = (): readonly Language[] => {
  const { language } = usePage();
  return languages.filter((each) => each === language || each === counterpartOf(language));
};
