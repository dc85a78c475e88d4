/** Whether an error is webpack's for a file of the app that could not be loaded. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || /loading (css )?chunk .+ failed/i.test(error.message));

/**
 * Tells of files of the app that failed to load and that nothing else handled. Capturing, and the last word: Gatsby's
 * own listener would load the page anew at once, and with it throw away what somebody is typing. Returns how to stop.
 */
export const watchChunkFailures = (page: Window, onFailure: () => void): (() => void) => {
  const hear = (event: PromiseRejectionEvent): void => {
    if (!isChunkFailure(event.reason)) return;
    event.stopImmediatePropagation();
    onFailure();
  };
  page.addEventListener('unhandledrejection', hear, true);
  return () => page.removeEventListener('unhandledrejection', hear, true);
};
