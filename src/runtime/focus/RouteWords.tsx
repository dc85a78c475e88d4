import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../components/ui/page/PageProvider';
import { locales } from '../../facts/locales';

interface RouteWordsNow {
  readonly arrived: (title: string) => string;
  /** BCP 47 tag. */
  readonly language: string;
}

let now: RouteWordsNow | undefined;

/** The words of the shown page for the announcement, which happens outside of React. */
export const routeWords = (): RouteWordsNow | undefined => now;

const useLayoutEffectInBrowser = typeof window === 'undefined' ? () => undefined : useLayoutEffect;

/** Renders nothing. It uses a layout effect, because Gatsby announces the new route right after those have run. */
export function RouteWords() {
  const { t } = useTranslation('runtime');
  const { language } = usePage();
  useLayoutEffectInBrowser(() => {
    now = { arrived: (title) => t('arrived', { title }), language: locales[language].tag };
  });
  return null;
}
