import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

export type FormTranslation = TFunction<'form'>;

export const useFormTranslation = (): FormTranslation => useTranslation('form').t;
