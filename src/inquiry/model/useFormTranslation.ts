import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

export type FormTranslation = TFunction<'form'>;

/** Words of the namespace `form` in the page's language. */
export const useFormTranslation = (): FormTranslation => useTranslation('form').t;
