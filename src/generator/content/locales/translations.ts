import { localize } from '../../../facts/locales';
import { readTranslations } from './readTranslations';

/** Interface words of every language, for pages that say something in a language besides their own. */
export const translations = localize((language) => readTranslations(process.cwd(), language));
