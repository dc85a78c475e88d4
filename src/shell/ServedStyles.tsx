import { type ReactNode, useContext, useEffect, useMemo } from 'react';
import { type IStyleSheetContext, StyleSheetContext } from 'styled-components';

type StyleSheet = IStyleSheetContext['styleSheet'];

/** What the server wrote for one component: its rules, and the class names that they are for. */
interface Served {
  readonly id: string;
  readonly names: readonly string[];
  readonly rules: readonly string[];
}

/** Written by styled-components behind each rule, and with its names behind each component's rules. */
const END_OF_RULE = '/*!sc*/';
const mark = /^data-styled\.g\d+\[id="([\w-]+)"\]\{content:"([^"]*)"/;

const readServed = (text: string): readonly Served[] => {
  const served: Served[] = [];
  let rules: string[] = [];
  for (const part of text.split(END_OF_RULE)) {
    const rule = part.trim();
    const [, id, names] = mark.exec(rule) ?? [];
    if (id && names !== undefined) {
      served.push({ id, names: names.split(',').filter(Boolean), rules });
      rules = [];
    } else if (rule) rules.push(rule);
  }
  return served;
};

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
 * a rule to add. The build takes the mark away by which it finds the element (src/build/afterBuild/pageMarkup.ts).
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
