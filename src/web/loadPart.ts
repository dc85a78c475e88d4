type Listener = (error: unknown) => void;

const listeners = new Set<Listener>();

/** Hears of every part that could not be loaded, also of those whose loss is made good where it is noticed. */
export const onLostPart = (listener: Listener): void => void listeners.add(listener);

/**
 * A file of the app that is loaded when it is needed: `loadPart(() => import('./Search'))`. Rejects when it cannot be had,
 * as the import itself does, and tells whoever watches for newer builds: after a deploy an open page misses its files.
 */
export const loadPart = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  try {
    return await load();
  } catch (error) {
    for (const listener of listeners) listener(error);
    throw error;
  }
};
