import { createContext, type ReactNode, useContext } from 'react';
import type { PageInfo } from '../../../data/page';

const Page = createContext<PageInfo | undefined>(undefined);

export function PageProvider({ page, children }: { page: PageInfo; children: ReactNode }) {
  return <Page.Provider value={page}>{children}</Page.Provider>;
}

/** What the current page is: kind, language, its paths in both languages. Throws outside of a page. */
export function usePage(): PageInfo {
  const page = useContext(Page);
  if (!page) throw new Error('usePage needs a PageProvider above it.');
  return page;
}
