type Listener = (error: unknown) => void;

const listeners = new Set<Listener>();

/** Notified of every part that could not be loaded, even if its caller recovers. */
export const onChunkError = (listener: Listener): void => void listeners.add(listener);

/**
 * Loads a file of the app when it is needed: `loadChunk(() => import('./Search'))`. Rejects when it cannot be loaded, as
 * the import itself does, and notifies the watch for newer builds: after a deploy, files of an open page may be
 * missing.
 */
export const loadChunk = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  try {
    return await load();
  } catch (error) {
    for (const listener of listeners) listener(error);
    throw error;
  }
};
