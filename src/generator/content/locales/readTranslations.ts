import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import i18next, { type CustomTypeOptions, type TFunction } from 'i18next';
import type { Language } from '../../../facts/locales';

/** Gives a text by namespace and key: `t('meta:home.title')`. */
export type BuildTranslations = TFunction<readonly (keyof CustomTypeOptions['resources'])[]>;

/** Interface words of one language for use at build time. */
export const readTranslations = (root: string, language: Language): BuildTranslations => {
  const folder = join(root, 'locales', language);
  const namespaces = Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => [name.replace('.json', ''), JSON.parse(readFileSync(join(folder, name), 'utf8')) as object]),
  );
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    resources: { [language]: namespaces },
    initAsync: false,
    showSupportNotice: false,
    interpolation: { escapeValue: false },
  });
  return instance.t;
};
