import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useMemo } from 'react';

/** A text of the interface by its key, with values put in. */
export type FormWords = (key: string, values?: Record<string, string | number>) => string;

/** Words of the namespace `form` in the page's language. */
export function useFormWords(): FormWords {
  const { t } = useTranslation('form');
  return useMemo(() => (key, values) => String(t(key, values ?? {})), [t]);
}
