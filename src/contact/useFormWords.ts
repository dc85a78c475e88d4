import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useMemo } from 'react';

/** An interface text by its key, with its values filled in. */
export type FormWords = (key: string, values?: Record<string, string | number>) => string;

/** Words of the namespace `form` in the page's language. */
export function useFormWords(): FormWords {
  const { t } = useTranslation('form');
  return useMemo(() => (key, values) => String(t(key, values ?? {})), [t]);
}
