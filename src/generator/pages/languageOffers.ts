import type { OfferWords } from '../../data/page';
import { type Language, languages, locales, localize } from '../../facts/locales';
import { translations } from '../content/locales/translations';

/** A language's name in a language, as it stands within a sentence. */
export const nameOf = (named: Language, language: Language): string =>
  new Intl.DisplayNames(locales[language].formats, { type: 'language' }).of(named) ?? named;

/** For the pages of each language: how every other one offers itself. */
export const offersOf = localize((current) =>
  Object.fromEntries(
    languages
      .filter((language) => language !== current)
      .map((language): [Language, OfferWords] => {
        const t = translations[language];
        const stay = t('meta:offer.stay', { language: nameOf(current, language) });
        return [language, { offer: t('meta:offer.offer'), read: t('meta:offer.read'), stay }];
      }),
  ),
);
