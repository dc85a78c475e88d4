import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** An interface text by its key, with its values filled in. */
export type FormWords = (key: string, values?: Record<string, string | number>) => string;

/** Words of the namespace `form` in the page's language. */
export function useFormWords(): FormWords {
  const { t } = useTranslation('form');
  return useMemo(() => (key, values) => String(t(key, values ?? {})), [t]);
}
