/** Hands something on by the device's own dialog; `otherwise` where there is none, or where it fails. Never rejects. */
export const share = async (data: ShareData, otherwise: () => void): Promise<void> => {
  if (typeof navigator.share !== 'function') return otherwise();
  try {
    await navigator.share(data);
  } catch (error) {
    // Closing the dialog is no failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) otherwise();
  }
};
