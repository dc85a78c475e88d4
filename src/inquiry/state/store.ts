import { useSyncExternalStore } from 'react';

/** A value that belongs to the visit, not to a page: it lasts as long as the document. */
export interface Store<Value> {
  readonly initial: Value;
  /** The same object until `set` is called. */
  readonly read: () => Value;
  /** Notifies everybody who watches before it returns. */
  readonly set: (next: Value) => void;
  /** Returns a function that ends the watch. */
  readonly watch: (listener: () => void) => () => void;
}

export const createStore = <Value>(initial: Value): Store<Value> => {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    initial,
    read: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** The value as it is now; the initial one in server rendering. */
export const useStore = <Value>({ initial, read, watch }: Store<Value>): Value =>
  useSyncExternalStore(watch, read, () => initial);
