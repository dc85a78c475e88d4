import { type ReactNode, useContext, useMemo } from 'react';
import { type IStyleSheetContext, StyleSheetContext } from 'styled-components';

type Stringifier = IStyleSheetContext['stylis'];

const kept = new Map<string, ReturnType<Stringifier>>();

const keeping = (stylis: Stringifier): Stringifier =>
  Object.assign((...given: Parameters<Stringifier>) => {
    const key = given.join(' ');
    const rules = kept.get(key) ?? stylis(...given);
    kept.set(key, rules);
    return rules;
  }, stylis);

/**
 * Keeps the rules that styled-components makes of a component's styles, for the pages that are rendered later: each page
 * has a sheet of its own, into which all rules would be made anew, for a third of the time in which pages are rendered.
 */
export function KeptRules({ children }: { children: ReactNode }) {
  const sheet = useContext(StyleSheetContext);
  const value = useMemo(() => ({ ...sheet, stylis: keeping(sheet.stylis) }), [sheet]);
  return <StyleSheetContext.Provider value={value}>{children}</StyleSheetContext.Provider>;
}
