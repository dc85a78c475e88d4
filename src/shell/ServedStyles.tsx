import { type ReactNode, useContext, useEffect, useMemo } from 'react';
import { type IStyleSheetContext, StyleSheetContext } from 'styled-components';
import { readServed } from '../web/servedRules';

type StyleSheet = IStyleSheetContext['styleSheet'];

interface TakingOver {
  readonly sheet: StyleSheet;
  readonly takeOver: () => void;
}

/**
 * A sheet that knows what the server's style element holds without having taken it over. It does so before it gets its
 * first rule of its own, because all rules stand in the order of their components.
 */
const besideServed = (own: StyleSheet, element: HTMLStyleElement): TakingOver => {
  const served = readServed(element.textContent ?? '');
  const known = new Map(served.map(({ id, names }) => [id, new Set(names)]));
  const takeOver = (): void => {
    if (!element.isConnected) return;
    for (const { id, names, rules } of served) {
      for (const name of names) own.registerName(id, name);
      own.insertRules(id, names[0] ?? '', [...rules]);
    }
    element.remove();
    // From here on the sheet itself knows its names, and forgets those of what leaves the page.
    known.clear();
  };
  const afterwards =
    <Given extends unknown[]>(work: (...given: Given) => void) =>
    (...given: Given): void => {
      takeOver();
      work.apply(own, given);
    };
  const sheet: StyleSheet = Object.assign(Object.create(own), {
    hasNameForId: (id: string, name: string) => known.get(id)?.has(name) || own.hasNameForId(id, name),
    insertRules: afterwards(own.insertRules),
    clearRules: afterwards(own.clearRules),
  });
  return { sheet, takeOver };
};

let taking: TakingOver | undefined;

/**
 * Lets a page come alive on the server's style element. styled-components would first put each of its rules into a sheet
 * of its own, up to 560 of them, and the browser would look at the whole page anew. Here it does so when there is time, or
 * a rule to add. The build writes the element so that it is not found (src/generator/afterBuild/pageMarkup.ts).
 */
export function ServedStyles({ children }: { children: ReactNode }) {
  const context = useContext(StyleSheetContext);
  const value = useMemo(() => {
    const element = document.querySelector<HTMLStyleElement>('style[data-styled=""]');
    if (element) taking ??= besideServed(context.styleSheet, element);
    return taking ? { ...context, styleSheet: taking.sheet } : context;
  }, [context]);
  useEffect(() => {
    // Safari has no such call, and waits for the first rule.
    if (taking) globalThis.requestIdleCallback?.(taking.takeOver);
  }, []);
  return <StyleSheetContext.Provider value={value}>{children}</StyleSheetContext.Provider>;
}
