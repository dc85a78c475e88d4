type Listener = (error: unknown) => void;

const listeners = new Set<Listener>();

/** Notified of every part that could not be loaded, even if its caller recovers. */
export const onChunkError = (listener: Listener): void => void listeners.add(listener);

/** Loads a file of the app. Rejects as the import does, and tells the build watch: a deploy may have removed it. */
export const loadChunk = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  try {
    return await load();
  } catch (error) {
    for (const listener of listeners) listener(error);
    throw error;
  }
};
